import type { Draws } from '../draws/draws.ts';
import { sample } from '../draws/sample.ts';
import { seededDraws } from '../draws/seeded-draws.ts';
import type { Lottery } from './lottery.ts';

/** Numbers of a draw in the order in which they come, by Fisher and Yates. */
export const drawNumbers = ({ numbers, drawn }: Pick<Lottery, 'numbers' | 'drawn'>, draws: Draws): number[] =>
  sample(draws, numbers, drawn).map((index) => index + 1);

/**
 * The numbers of a draw in the order in which they come. Everybody who has the published seed gets the same: its draws are
 * those of a round whose client's seed is the lottery's key and whose nonce is the draw's number.
 */
export const drawLottery = (lottery: Pick<Lottery, 'key' | 'numbers' | 'drawn'>, serverSeed: string, number: number): number[] =>
  drawNumbers(lottery, seededDraws({ serverSeed, clientSeed: lottery.key, nonce: number }));

/** How many numbers of a line were drawn. */
export const hitsOf = (line: readonly number[], drawn: readonly number[]): number => line.filter((number) => drawn.includes(number)).length;
