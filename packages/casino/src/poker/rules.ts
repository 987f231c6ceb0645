import type { PokerVariant } from './variant.ts';

/**
 * The house's share of the pots of a table. Exact: the share of all pots together is rounded down once, to whole chips. Nothing is taken of
 * a hand that ends before the flop ("no flop, no drop"), nor of a bet that nobody called.
 */
export interface RakeRules {
  /** The share, parts per million: 40,000 is 4 %. */
  readonly ratePpm: number;
  /** At most so many chips a hand, by how many were dealt in: the last line of no more players counts. Ascending, the first from two players on. */
  readonly caps: readonly { readonly players: number; readonly chips: number }[];
}

/** The rules of a hand. A chip is a minor unit of the table's currency, or of its play money: always whole. */
export interface HandRules {
  readonly variant: PokerVariant;
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** Of every player dealt in, before the blinds; 0 for none. */
  readonly ante: number;
  /** `null` where nothing is taken of pots: a tournament is paid for by its fee. */
  readonly rake: RakeRules | null;
}

const MILLION = 1_000_000n;

/** The rake of so many chips in a hand of so many players, in chips, rounded down. */
export function rakeOf(rules: RakeRules, players: number, chips: number): number {
  const cap = rules.caps.findLast((line) => line.players <= players)?.chips ?? 0;
  return Math.min(cap, Number((BigInt(chips) * BigInt(rules.ratePpm)) / MILLION));
}
