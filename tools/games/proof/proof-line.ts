import type { Ratio } from '@touchline/kernel/ratio';
import type { Draws } from '../../../packages/casino/src/draws/draws.ts';

/** How one round ended. */
export interface PlayedRound {
  /** Per unit of the first stake; what is staked later counts against it, so that the mean is the game's return. */
  readonly pay: number;
  /** The place of its class in the line's chances. */
  readonly class: number;
}

/** One way of playing a game, with what its rules expect of it. */
export interface ProofLine {
  readonly game: string;
  /** The options and the declared way of playing, as the report names them. */
  readonly way: string;
  /** Its part of the game's rounds against that of the other lines; 1 where it is not named. */
  readonly weight?: number;
  /** The exact return, as the game says it. */
  readonly expected: Ratio;
  /** The return worked out a second way; null where that cannot be done. */
  readonly counted?: () => number | null;
  /** The exact standard deviation of a round; null where only the rounds tell it. */
  readonly deviation: number | null;
  /** The most that a round pays; null where only the rounds tell it. */
  readonly max: number | null;
  /** The exact chances of the classes that rounds are counted in; they sum to 1. */
  readonly chances: readonly number[];
  /** Plays a round by the shipped rules and pays. */
  readonly play: (draws: Draws) => PlayedRound;
}

export const toNumber = ({ num, den }: Ratio): number => Number(num) / Number(den);
