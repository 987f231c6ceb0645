import { sample } from '../draws/sample.ts';
import { seededDraws } from '../draws/seeded-draws.ts';
import type { Lottery } from './lottery.ts';

/**
 * The numbers of a draw in the order in which they come, by Fisher and Yates. Everybody who has the published seed gets the same: its draws are
 * those of a round whose client's seed is the lottery's key and whose nonce is the draw's number.
 */
export const drawLottery = (
  { key, numbers, drawn }: Pick<Lottery, 'key' | 'numbers' | 'drawn'>,
  serverSeed: string,
  number: number,
): number[] => sample(seededDraws({ serverSeed, clientSeed: key, nonce: number }), numbers, drawn).map((index) => index + 1);

/** How many numbers of a line were drawn. */
export const hitsOf = (line: readonly number[], drawn: readonly number[]): number => line.filter((number) => drawn.includes(number)).length;
