import type { PriceMode } from '@touchline/betting/acceptance/decide-price';
import type { BetShape } from '@touchline/betting/coupon/bet';
import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import type { MilliOdds } from '@touchline/kernel/odds';
import type { MarketId, SelectionId } from '@touchline/kernel/selection';

/** A leg as it is taken: at which price, and what the book looked like when it was. */
export interface PreparedLeg {
  readonly matchId: number;
  readonly marketId: MarketId;
  readonly selectionId: SelectionId;
  /** Price that the player saw, and the one that it is taken at. */
  readonly seenOdds: MilliOdds;
  readonly odds: MilliOdds;
  readonly live: boolean;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly bank: boolean;
  readonly block: number | null;
  readonly matchVersion: number;
  readonly marketVersion: number;
}

/** A bet that every check in the process has passed; only the database can still refuse it. */
export interface PreparedBet {
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly currency: string;
  readonly guid: string;
  readonly bodyHash: string;
  readonly shape: BetShape;
  readonly tax: BettingTax | null;
  /** What the player pays, stake tax included. */
  readonly stakeMinor: bigint;
  readonly stakeTaxMinor: bigint;
  /** Decimal text; null for the kinds whose return is no product. */
  readonly totalOdds: string | null;
  /** The greatest return after tax. */
  readonly possibleMinor: bigint;
  readonly legs: readonly PreparedLeg[];
  readonly priceMode: PriceMode;
  readonly toleranceBasisPoints: number;
}

export const sizeOfShape = (shape: BetShape): number =>
  shape.kind === 'system' || shape.kind === 'multi-bet' ? shape.size : shape.kind === 'full-cover' ? shape.smallest : 0;

/** When the first leg that is not live begins: from then on the bet is too late. Null for a live bet. */
export function closesAt(legs: readonly PreparedLeg[]): number | null {
  const starts = legs.filter((leg) => !leg.live).map((leg) => leg.startsAt);
  return starts.length === 0 ? null : Math.min(...starts);
}
