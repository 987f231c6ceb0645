import type { BuilderLeg } from '@touchline/betting/builder/builder-leg';
import type { BetStructure, GroupStake } from '@touchline/betting/coupon/bet';
import { priceCoupon } from '@touchline/betting/coupon/price-coupon';
import type { MilliOdds } from '@touchline/kernel/odds';
import { marketOf } from '@touchline/kernel/selection';
import { groupStakesMinor, stakesMinor } from '../stake/coupon-stakes.ts';
import { builderLegKey, builderLegs } from '../state/collapse-legs.ts';
import type { CouponLeg } from '../state/coupon-leg.ts';
import type { CouponDraft } from '../state/coupon-store.ts';
import { groupLegs } from '../state/leg-groups.ts';

/** The quote that the coupon shows before the server has answered, by the very functions that the server prices and settles with. Before tax. */
export interface LocalQuote {
  readonly lines: number;
  readonly lineStakeMinor: bigint;
  /** Thousandths; null for several singles, which have no common price. */
  readonly totalOdds: bigint | null;
  /** Thousandths; what the poorest case that pays returns. Null for several singles. */
  readonly minOdds: bigint | null;
  readonly minReturnMinor: bigint;
  readonly maxReturnMinor: bigint;
}

/** Undefined for an anti-express while nobody has said its margin, and for what only the server knows. */
function shapeOf(draft: CouponDraft, scale: number, marginPermille: number | null): BetStructure | undefined {
  const { lobby, blocks } = groupLegs(draft.kind, draft.legs);
  switch (draft.kind) {
    case 'single':
    case 'express':
    case 'chain':
      return { kind: draft.kind };
    case 'system':
      return { kind: 'system', size: draft.systemSize };
    case 'full-cover':
      return { kind: 'full-cover', smallest: COVERS_WITH_SINGLES.has(draft.cover ?? '') ? 1 : 2 };
    case 'each-way':
    case 'singles':
      // The place halves' selections and terms are the server's to say; singles are priced one by one.
      return undefined;
    case 'anti-express':
      return marginPermille === null ? undefined : { kind: 'anti-express', marginPermille };
    case 'multi':
      return { kind: 'multi', lobby: lobby.length > 0 ? lobby : null, blocks, size: draft.systemSize };
    case 'conditional':
      return { kind: 'conditional', blocks, groupStakes: groupStakesMinor(draft, scale).map((stake): GroupStake => stake || 'max') };
  }
}

const COVERS_WITH_SINGLES: ReadonlySet<string> = new Set(['patent', 'lucky-15', 'lucky-31', 'lucky-63']);

/** Combinations at the joint prices seen; undefined while the server has not named one. Only the price of all counts before settlement. */
function combinationsAt(
  { legs, acceptedBuilderOdds, voidPolicy }: CouponDraft,
  joint: ReadonlyMap<string, MilliOdds>,
): BuilderLeg[] | undefined {
  const priced = builderLegs(legs).map((unit): BuilderLeg | null => {
    const key = builderLegKey(legs, unit);
    const odds = joint.get(key) ?? acceptedBuilderOdds[key];
    if (odds === undefined) return null;
    return { legs: unit, voidPolicy, prices: Array.from({ length: 2 ** unit.length }, () => odds) };
  });
  return priced.some((one) => one === null) ? undefined : priced.flatMap((one) => one ?? []);
}

export interface LocalPrices {
  readonly oddsOf: (leg: CouponLeg) => MilliOdds;
  /** Newer joint prices than those seen, by `builderLegKey`. */
  readonly joint?: ReadonlyMap<string, MilliOdds>;
  /** The house's part of an anti-express, by the server's latest quote; null while there is none. */
  readonly marginPermille?: number | null;
  /** Decimals of the currency. */
  readonly scale?: number;
}

const NO_BUILDER_ODDS: ReadonlyMap<string, MilliOdds> = new Map();

/** Undefined where the coupon cannot be a bet (legs of one match, wrong sizes): the server says why. */
export function localQuote(
  draft: CouponDraft,
  stakeMinor: bigint,
  { oddsOf, joint = NO_BUILDER_ODDS, marginPermille = null, scale = 2 }: LocalPrices,
): LocalQuote | undefined {
  if (draft.kind === 'singles')
    return quoteSingles(
      draft,
      stakesMinor(draft, scale).map((stake) => stake ?? 0n),
      oddsOf,
    );
  const shape = shapeOf(draft, scale, marginPermille);
  const combinations = combinationsAt(draft, joint);
  if (draft.legs.length === 0 || shape === undefined || combinations === undefined) return undefined;
  const priced = priceCoupon({
    stakeMinor,
    legs: draft.legs.map((leg) => ({ odds: oddsOf(leg), match: leg.matchId, selection: leg.selectionId })),
    shape,
    ...(combinations.length > 0 && { combinations }),
  });
  if (!priced.ok) return undefined;
  const { explanation, totalOddsMilli, minOddsMilli, minReturnMinor, maxReturnMinor } = priced.value;
  return {
    lines: explanation.lines,
    lineStakeMinor: explanation.lineStakeMinor,
    totalOdds: totalOddsMilli,
    minOdds: minOddsMilli,
    minReturnMinor,
    maxReturnMinor,
  };
}

function quoteSingles({ legs }: CouponDraft, stakes: readonly bigint[], oddsOf: LocalPrices['oddsOf']): LocalQuote {
  const returns = legs.map((leg, index) => (2n * (stakes[index] ?? 0n) * BigInt(oddsOf(leg)) + 1000n) / 2000n);
  return {
    lines: legs.length,
    lineStakeMinor: stakes[0] ?? 0n,
    totalOdds: null,
    minOdds: null,
    minReturnMinor: returns.toSorted((a, b) => Number(a - b))[0] ?? 0n,
    maxReturnMinor: [...bestOfMarkets(legs, returns).values()].reduce((sum, one) => sum + one, 0n),
  };
}

/** In most markets only one outcome wins; those in which several do (places, goalscorers) are the server's to tell apart. */
function bestOfMarkets(legs: CouponDraft['legs'], returns: readonly bigint[]): ReadonlyMap<string, bigint> {
  const best = new Map<string, bigint>();
  for (const [i, { matchId, selectionId }] of legs.entries()) {
    const key = `${matchId} ${marketOf(selectionId)}`;
    const [before, own] = [best.get(key) ?? 0n, returns[i] ?? 0n];
    best.set(key, own > before ? own : before);
  }
  return best;
}
