import type { BoostTerms } from '@touchline/betting/boost/boost-terms';
import type { BuilderLeg } from '@touchline/betting/builder/builder-leg';
import type { BetStructure, PlaceFraction } from '@touchline/betting/coupon/bet';
import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import { FROM_BALANCE, type Funding, type PreparedBet } from './prepared-bet.ts';

/** Terms of a bet as jsonb holds them: amounts as text, since JSON's numbers end at 2^53. */

/** Everything of a bet that settlement needs besides its stake and the odds of its legs. */
export interface BetTerms {
  readonly shape: BetStructure;
  readonly combinations: readonly BuilderLeg[];
  readonly boost: BoostTerms | null;
  /** By leg: what part of its odds a place leg pays; empty where no leg is one. */
  readonly places: readonly (PlaceFraction | null)[];
  readonly funding: Funding;
}

type Conditional = Extract<BetStructure, { kind: 'conditional' }>;

type StoredShape = Exclude<BetStructure, Conditional> | (Omit<Conditional, 'groupStakes'> & { readonly groupStakes: readonly string[] });

/** The fields of the shape; null for the kinds that a kind and a size describe fully. */
function writeShape(shape: BetStructure): object | null {
  switch (shape.kind) {
    case 'single':
    case 'express':
    case 'system':
    case 'full-cover':
    case 'chain':
      return null;
    case 'multi':
    case 'each-way':
    case 'anti-express':
      return shape;
    case 'conditional':
      return { ...shape, groupStakes: shape.groupStakes.map(String) } satisfies StoredShape;
  }
}

type StoredBoost = Omit<BoostTerms, 'maxMinor'> & { readonly maxMinor: string };

/** One object: the shape's words and whatever else was agreed. Null for a bet that its kind and size say everything of. */
export function writeTerms({ shape, combinations, boost, funding, legs }: PreparedBet): string | null {
  const agreed = {
    ...(combinations.length > 0 && { combinations }),
    ...(boost && { boost: { ...boost, maxMinor: boost.maxMinor.toString() } satisfies StoredBoost }),
    ...(legs.some((leg) => leg.place) && { places: legs.map((leg) => leg.place) }),
    ...(funding.source !== 'balance' && { funding }),
  };
  const own = writeShape(shape);
  return own === null && Object.keys(agreed).length === 0 ? null : JSON.stringify({ ...own, kind: shape.kind, ...agreed });
}

interface StoredTerms {
  readonly combinations?: readonly BuilderLeg[];
  readonly boost?: StoredBoost;
  readonly places?: readonly (PlaceFraction | null)[];
  readonly funding?: Funding;
}

function readShape(kind: string, size: number, stored: (StoredShape & StoredTerms) | null): BetStructure {
  if (kind === 'single' || kind === 'express' || kind === 'chain') return { kind };
  if (kind === 'system') return { kind, size };
  if (kind === 'full-cover') return { kind, smallest: size === 1 ? 1 : 2 };
  if (stored === null) throw new RangeError(`a ${kind} bet without its shape`);
  const { combinations: _combinations, boost: _boost, places: _places, funding: _funding, ...shape } = stored;
  if (shape.kind !== 'conditional') return shape;
  return { ...shape, groupStakes: shape.groupStakes.map((stake) => (stake === 'max' ? stake : BigInt(stake))) };
}

/** Terms as writeTerms wrote them, together with the columns `kind` and `system_size`. Throws RangeError for anything else. */
export function readTerms(kind: string, size: number, stored: unknown): BetTerms {
  const terms = (stored ?? null) as (StoredShape & StoredTerms) | null;
  const boost = terms?.boost;
  return {
    shape: readShape(kind, size, terms),
    combinations: terms?.combinations ?? [],
    boost: boost ? { ...boost, maxMinor: BigInt(boost.maxMinor) } : null,
    places: terms?.places ?? [],
    funding: terms?.funding ?? FROM_BALANCE,
  };
}

export const writeTax = (tax: BettingTax | null): string | null =>
  tax === null ? null : JSON.stringify({ ...tax, winThresholdMinor: tax.winThresholdMinor.toString() });

export function readTax(stored: unknown): BettingTax | null {
  if (stored === null || stored === undefined) return null;
  const tax = stored as Omit<BettingTax, 'winThresholdMinor'> & { readonly winThresholdMinor: string };
  return { ...tax, winThresholdMinor: BigInt(tax.winThresholdMinor) };
}

/** Fields that the terms hold, or that are no plain JSON. */
type Rewritten =
  | 'playerId'
  | 'accountId'
  | 'stakeMinor'
  | 'stakeTaxMinor'
  | 'potentialReturnMinor'
  | 'shape'
  | 'combinations'
  | 'boost'
  | 'funding'
  | 'tax';

interface StoredBet extends Omit<PreparedBet, Rewritten> {
  readonly playerId: string;
  readonly accountId: string;
  readonly stakeMinor: string;
  readonly stakeTaxMinor: string;
  readonly potentialReturnMinor: string;
  readonly terms: { readonly kind: string; readonly size: number; readonly stored: string | null };
  readonly tax: string | null;
}

const sizeOf = (shape: BetStructure): number => ('size' in shape ? shape.size : 'smallest' in shape ? shape.smallest : 0);

/** A waiting bet's request. */
export function writePrepared(bet: PreparedBet): string {
  const { shape, combinations: _combinations, boost: _boost, funding: _funding, ...plain } = bet;
  return JSON.stringify({
    ...plain,
    playerId: bet.playerId.toString(),
    accountId: bet.accountId.toString(),
    stakeMinor: bet.stakeMinor.toString(),
    stakeTaxMinor: bet.stakeTaxMinor.toString(),
    potentialReturnMinor: bet.potentialReturnMinor.toString(),
    terms: { kind: shape.kind, size: sizeOf(shape), stored: writeTerms(bet) },
    tax: writeTax(bet.tax),
  } satisfies StoredBet);
}

export function readPrepared(json: unknown): PreparedBet {
  const { terms, ...stored } = json as StoredBet;
  const { places: _places, ...agreed } = readTerms(terms.kind, terms.size, terms.stored === null ? null : JSON.parse(terms.stored));
  return {
    ...stored,
    ...agreed,
    playerId: BigInt(stored.playerId),
    accountId: BigInt(stored.accountId),
    stakeMinor: BigInt(stored.stakeMinor),
    stakeTaxMinor: BigInt(stored.stakeTaxMinor),
    potentialReturnMinor: BigInt(stored.potentialReturnMinor),
    tax: stored.tax === null ? null : readTax(JSON.parse(stored.tax)),
  };
}
