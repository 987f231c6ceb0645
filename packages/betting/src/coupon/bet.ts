import type { MilliOdds } from '@touchline/kernel/odds';

/** One selection of a bet at the price it was taken at. Everything else about it (match, market, names) is no matter of arithmetic. */
export interface BetLeg {
  readonly odds: MilliOdds;
}

/** Indexes into the bet's legs. A block of several legs is an express inside the bet: it wins when all of them do. */
export type Block = readonly number[];

/** What a block of a conditional bet stakes: an amount, or the whole account at that moment. */
export type BlockStake = bigint | 'max';

/** How the legs of a bet hang together (betting rules, "Kinds of bet"). */
export type BetShape =
  | { readonly kind: 'single' }
  | { readonly kind: 'express' }
  | { readonly kind: 'system'; readonly size: number }
  | { readonly kind: 'full-cover'; readonly smallest: 1 | 2 }
  | { readonly kind: 'chain' }
  | { readonly kind: 'multi-bet'; readonly lobby: Block | null; readonly blocks: readonly Block[]; readonly size: number }
  | { readonly kind: 'conditional'; readonly blocks: readonly Block[]; readonly blockStakes: readonly BlockStake[] }
  | { readonly kind: 'anti-express'; readonly marginPermille: number };

export type BetKind = BetShape['kind'];

/**
 * What settlement and pricing need of a bet. `stakeMinor` is the stake that works (after stake tax), the whole of it: it is never cut
 * to a multiple of the number of lines. Legs are in the player's order, which matters to chains and conditional bets.
 */
export interface Bet {
  readonly stakeMinor: bigint;
  readonly legs: readonly BetLeg[];
  readonly shape: BetShape;
}

/**
 * Kinds in the order of their number on the wire (0 is a single). The full cover is ours: no number of the specification means it.
 */
export const BET_KINDS = [
  'single',
  'express',
  'system',
  'chain',
  'multi-bet',
  'conditional',
  'anti-express',
  'full-cover',
] as const satisfies readonly BetKind[];
