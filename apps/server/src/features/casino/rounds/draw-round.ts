import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import { floor, mul, type Ratio, ratio } from '@touchline/kernel/ratio';
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
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** A ratio in its lowest terms: "99/50". */
export function ratioText({ num, den }: Ratio): string {
  const common = gcd(num, den);
  return `${num / common}/${den / common}`;
}

/** The return of a stake at a pay: rounded down, once. */
export const returnOf = (pay: Ratio, stakeMinor: bigint): bigint => floor(mul(pay, ratio(stakeMinor, 1n)));

/** Draws a round with a pair of seeds. */
export function drawRound(play: PreparedPlay, pair: OpenPair, nonce: number): DrawnPlay {
  const { game, options, table, stakeMinor } = play;
  const state = game.begin(options, seededDraws({ serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce }), table.edgePpm);
  const drawn = { play, pair, nonce, state };
  if (!game.isOver(state)) return { ...drawn, isOver: false, pay: null, returnMinor: null };
  const pay = game.returned(state);
  return { ...drawn, isOver: true, pay: ratioText(pay), returnMinor: returnOf(pay, stakeMinor) };
}
