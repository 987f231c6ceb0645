import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import { floor, mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { luckyPots } from '../jackpots/lucky-pots.ts';
import type { OpenPot } from '../jackpots/open-pots.ts';
import type { OpenPair } from '../seeds/open-pairs.ts';
import type { PreparedPlay } from './read-play.ts';

/** A round that has been drawn and is not played yet. */
export interface DrawnPlay {
  readonly play: PreparedPlay;
  readonly pair: OpenPair;
  readonly nonce: number;
  readonly state: unknown;
  readonly isOver: boolean;
  /** Of a round that is over: the exact ratio of the first stake ("99/50"), and what is paid of it. */
  readonly pay: string | null;
  readonly returnMinor: bigint | null;
  /** The jackpots by chance that the round has drawn, by the ids of their pots; undefined of a round that takes part in none. */
  readonly luckyPots: readonly bigint[] | undefined;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** A ratio in its lowest terms: "99/50". */
export function ratioText({ num, den }: Ratio): string {
  const common = gcd(num, den);
  return `${num / common}/${den / common}`;
}

/** The return of a stake at a pay: rounded down, once. */
export const returnOf = (pay: Ratio, stakeMinor: bigint): bigint => floor(mul(pay, ratio(stakeMinor, 1n)));

/** Draws a round with a pair of seeds. `pots`: the jackpots that it takes part in, if any. */
export function drawRound(play: PreparedPlay, pair: OpenPair, nonce: number, pots: readonly OpenPot[] = []): DrawnPlay {
  const { game, options, table, stakeMinor } = play;
  const seeds = { serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce };
  const state = game.begin(options, seededDraws(seeds), table.edgePpm);
  const drawn = { play, pair, nonce, state, luckyPots: pots.length === 0 ? undefined : luckyPots(seeds, pots, stakeMinor) };
  if (!game.isOver(state)) return { ...drawn, isOver: false, pay: null, returnMinor: null };
  const pay = game.returned(state);
  return { ...drawn, isOver: true, pay: ratioText(pay), returnMinor: returnOf(pay, stakeMinor) };
}
