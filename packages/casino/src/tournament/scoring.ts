/**
 * The ways in which rounds make points. The kinds are those of the trade:
 *
 * - `stake`, `win`, `net`: what was staked, what came back, and the one less the other
 * - `rounds`, `hits`, `win-streak`: how many rounds, how many with at least a multiple, the longest row of rounds that returned more than they took
 * - `best-win`, `best-multiplier`: the greatest return, the greatest multiple of a single round
 * - `multiplier-sum`, `best-rounds`: the multiples of all rounds, or of the best so many, added up
 */
export type Scoring =
  | 'stake'
  | 'win'
  | 'net'
  | 'rounds'
  | 'hits'
  | 'win-streak'
  | 'best-win'
  | 'best-multiplier'
  | 'multiplier-sum'
  | 'best-rounds';

/** Points of a multiple of 1, and of a least stake of money: amounts and multiples count in hundredths, rounded down once a round. */
export const POINTS_OF_ONE = 100n;

export interface ScoringRules {
  readonly scoring: Scoring;
  /** Of `best-rounds`: how many count. */
  readonly bestOf: number | null;
  /** Of `hits`: the least multiple, hundredths. */
  readonly hitMultiplier: number | null;
  /**
   * The most that counts of a round, null for all of it: of the kinds that count money its stake in least stakes, to which the return is cut in the
   * same ratio; of those that count multiples the multiple. The kinds that count rounds have none.
   */
  readonly cap: number | null;
}

/** A round that is over. */
export interface EndedRound {
  /** All that was staked. */
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
  /** The least stake of its currency, above 0: the unit in which money counts, so that no currency is worth more than another. */
  readonly minStakeMinor: bigint;
}

/** The state of a player's score. */
export interface Score {
  readonly points: bigint;
  /** Rounds that have counted. */
  readonly rounds: number;
  /** Of `best-rounds` the points of those that count, the best first; of `win-streak` the length of the row now. */
  readonly kept: readonly bigint[];
}
