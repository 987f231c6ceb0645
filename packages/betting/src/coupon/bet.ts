import type { MilliOdds } from '@touchline/kernel/odds';
import type { BoostTerms } from '../boost/boost-terms.ts';
import type { BuilderLeg } from '../builder/builder-leg.ts';

/** Part of the winnings that a place is paid at: 1/4 or 1/5 of the odds. */
export interface PlaceFraction {
  readonly num: number;
  readonly den: number;
}

/**
 * One selection of a bet at the price it was taken at. Everything else about it (match, market, names) is no matter of arithmetic.
 * What it pays is `legPrice` (coupon/leg-price): the odds, unless a place part or a deduction takes from the winnings.
 */
export interface BetLeg {
  /** Of the selection itself; a place leg carries the odds to win and `place` what part of them it pays. */
  readonly odds: MilliOdds;
  /** Each way, place half: pays 1 + part x (odds - 1). */
  readonly place?: PlaceFraction | null;
  /** Rule 4: taken from the winnings because a runner was withdrawn after the bet, 0-90. */
  readonly deductionPercent?: number;
}

/** Indexes into the bet's legs. A block of several legs is an accumulator inside the bet: it wins when all of them do. */
export type LegGroup = readonly number[];

/** The stake of a block of a conditional bet: an amount, or the whole account at that moment. */
export type GroupStake = bigint | 'max';

/** How each half of an each-way bet hangs together. */
export type EachWayPartShape =
  | { readonly kind: 'single' }
  | { readonly kind: 'express' }
  | { readonly kind: 'system'; readonly size: number }
  | { readonly kind: 'full-cover'; readonly smallest: 1 | 2 };

/** How the legs of a bet hang together (betting rules, "Kinds of bet"). */
export type BetStructure =
  | { readonly kind: 'single' }
  | { readonly kind: 'express' }
  | { readonly kind: 'system'; readonly size: number }
  | { readonly kind: 'full-cover'; readonly smallest: 1 | 2 }
  | { readonly kind: 'chain' }
  | { readonly kind: 'multi'; readonly lobby: LegGroup | null; readonly blocks: readonly LegGroup[]; readonly size: number }
  | { readonly kind: 'conditional'; readonly blocks: readonly LegGroup[]; readonly groupStakes: readonly GroupStake[] }
  | { readonly kind: 'anti-express'; readonly marginPermille: number }
  /** 2n legs: n to win, then the same n to be placed, in the same order. Half of the stake is on each half. */
  | { readonly kind: 'each-way'; readonly half: EachWayPartShape };

export type BetKind = BetStructure['kind'];

/**
 * The parts of a bet that settlement and pricing need. `stakeMinor` is the stake that works (after stake tax), the whole of it: it is never cut to a
 * multiple of the number of lines. Legs are in the player's order, which matters to chains and conditional bets.
 */
export interface Bet {
  readonly stakeMinor: bigint;
  readonly legs: readonly BetLeg[];
  /** Counts a builder leg as one leg, in the place of its first selection (see builder/collapse-bet). */
  readonly shape: BetStructure;
  /** Bet builder: selections of one match that count as one leg at one joint price. */
  readonly combinations?: readonly BuilderLeg[] | null;
  /** Accumulator boost or accumulator of the day, as it was promised when the bet was placed. */
  readonly boost?: BoostTerms | null;
}

/**
 * Kinds in the order of their number on the wire (`vid`, 0 is a single): the one list, which the contract takes over. Full cover and
 * each way are ours: no number of the specification means them.
 */
export const BET_KINDS = [
  'single',
  'express',
  'system',
  'chain',
  'multi',
  'conditional',
  'anti-express',
  'full-cover',
  'each-way',
] as const satisfies readonly BetKind[];
