import type { BetShape } from '@touchline/betting/coupon/bet';
import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import type { PreparedBet } from './prepared-bet.ts';

/** Terms of a bet as jsonb holds them: amounts as text, since JSON's numbers end at 2^53. */

/** Null for the kinds that a word and a size say everything of. */
export function writeShape(shape: BetShape): string | null {
  switch (shape.kind) {
    case 'single':
    case 'express':
    case 'system':
    case 'full-cover':
    case 'chain':
      return null;
    case 'multi-bet':
    case 'anti-express':
      return JSON.stringify(shape);
    case 'conditional':
      return JSON.stringify({ ...shape, blockStakes: shape.blockStakes.map(String) });
  }
}

/** What writeShape wrote, together with the columns `kind` and `system_size`. Throws RangeError for anything else. */
export function readShape(kind: string, size: number, stored: unknown): BetShape {
  if (kind === 'single' || kind === 'express' || kind === 'chain') return { kind };
  if (kind === 'system') return { kind, size };
  if (kind === 'full-cover') return { kind, smallest: size === 1 ? 1 : 2 };
  if (stored === null || typeof stored !== 'object') throw new RangeError(`a ${kind} bet without its shape`);
  const shape = stored as BetShape;
  if (shape.kind !== 'conditional') return shape;
  return { ...shape, blockStakes: shape.blockStakes.map((stake) => (stake === 'max' ? stake : BigInt(stake))) };
}

export const writeTax = (tax: BettingTax | null): string | null =>
  tax === null ? null : JSON.stringify({ ...tax, winThresholdMinor: tax.winThresholdMinor.toString() });

export function readTax(stored: unknown): BettingTax | null {
  if (stored === null || stored === undefined) return null;
  const tax = stored as Omit<BettingTax, 'winThresholdMinor'> & { readonly winThresholdMinor: string };
  return { ...tax, winThresholdMinor: BigInt(tax.winThresholdMinor) };
}

/** A waiting bet's request. */
export const writePrepared = (bet: PreparedBet): string =>
  JSON.stringify({
    ...bet,
    playerId: bet.playerId.toString(),
    accountId: bet.accountId.toString(),
    stakeMinor: bet.stakeMinor.toString(),
    stakeTaxMinor: bet.stakeTaxMinor.toString(),
    possibleMinor: bet.possibleMinor.toString(),
    shape: {
      kind: bet.shape.kind,
      size: 'size' in bet.shape ? bet.shape.size : 'smallest' in bet.shape ? bet.shape.smallest : 0,
      stored: writeShape(bet.shape),
    },
    tax: writeTax(bet.tax),
  });

interface StoredBet
  extends Omit<PreparedBet, 'playerId' | 'accountId' | 'stakeMinor' | 'stakeTaxMinor' | 'possibleMinor' | 'shape' | 'tax'> {
  readonly playerId: string;
  readonly accountId: string;
  readonly stakeMinor: string;
  readonly stakeTaxMinor: string;
  readonly possibleMinor: string;
  readonly shape: { readonly kind: string; readonly size: number; readonly stored: string | null };
  readonly tax: string | null;
}

export function readPrepared(json: unknown): PreparedBet {
  const stored = json as StoredBet;
  const { kind, size, stored: shape } = stored.shape;
  return {
    ...stored,
    playerId: BigInt(stored.playerId),
    accountId: BigInt(stored.accountId),
    stakeMinor: BigInt(stored.stakeMinor),
    stakeTaxMinor: BigInt(stored.stakeTaxMinor),
    possibleMinor: BigInt(stored.possibleMinor),
    shape: readShape(kind, size, shape === null ? null : JSON.parse(shape)),
    tax: stored.tax === null ? null : readTax(JSON.parse(stored.tax)),
  };
}
