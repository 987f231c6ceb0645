import type { OddsChangePolicy } from '@touchline/betting/acceptance/is-odds-change-accepted';
import type { BoostTerms } from '@touchline/betting/boost/boost-terms';
import type { BuilderLeg } from '@touchline/betting/builder/builder-leg';
import type { Bet, BetStructure, PlaceFraction } from '@touchline/betting/coupon/bet';
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
  /** The place half of an each-way bet: the selection of the place market, at this part of the odds to win. */
  readonly place: PlaceFraction | null;
}

/** The source that pays the stake. Numbers are text: this is kept as JSON with the bet. */
export type Funding =
  | { readonly source: 'balance' }
  /** The stake never returns; what the bet wins beyond it does. */
  | { readonly source: 'free-bet'; readonly freeBetId: string }
  /** Lent against the potential of running bets. */
  | { readonly source: 'advance' }
  /** Held since the bid was made. */
  | { readonly source: 'bid'; readonly bidId: string };

export const FROM_BALANCE: Funding = { source: 'balance' };

/** A bet that every check in the process has passed; only the database can still refuse it. */
export interface PreparedBet {
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly currency: string;
  readonly guid: string;
  readonly bodyHash: string;
  readonly shape: BetStructure;
  readonly combinations: readonly BuilderLeg[];
  readonly boost: BoostTerms | null;
  readonly funding: Funding;
  readonly tax: BettingTax | null;
  /** The amount that the player pays, stake tax included. */
  readonly stakeMinor: bigint;
  readonly stakeTaxMinor: bigint;
  /** Decimal text; null for the kinds whose return is no product. */
  readonly totalOdds: string | null;
  /** The potential return after tax. */
  readonly potentialReturnMinor: bigint;
  readonly legs: readonly PreparedLeg[];
  readonly priceMode: OddsChangePolicy;
  readonly toleranceBasisPoints: number;
}

/** The bet that the engine prices and settles: a stake that works, and terms. */
export function engineBet(
  stakeMinor: bigint,
  terms: { readonly shape: BetStructure; readonly combinations: readonly BuilderLeg[]; readonly boost: BoostTerms | null },
  legs: readonly { readonly odds: MilliOdds; readonly place?: PlaceFraction | null; readonly deductionPercent?: number }[],
): Bet {
  return {
    stakeMinor,
    shape: terms.shape,
    legs: legs.map(({ odds, place, deductionPercent }) => ({
      odds,
      ...(place && { place }),
      ...(deductionPercent && { deductionPercent }),
    })),
    ...(terms.combinations.length > 0 && { combinations: terms.combinations }),
    ...(terms.boost && { boost: terms.boost }),
  };
}

export const sizeOfShape = (shape: BetStructure): number =>
  shape.kind === 'system' || shape.kind === 'multi' ? shape.size : shape.kind === 'full-cover' ? shape.smallest : 0;

/** When the first leg that is not live begins: from then on the bet is too late. Null for a live bet. */
export function closesAt(legs: readonly PreparedLeg[]): number | null {
  const starts = legs.filter((leg) => !leg.live).map((leg) => leg.startsAt);
  return starts.length === 0 ? null : Math.min(...starts);
}
