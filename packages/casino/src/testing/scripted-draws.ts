import { type Draws, drawsOf } from '../draws/draws.ts';

/**
 * Draws that give these numbers, one after the other.
 *
 * @internal
 */
export const scriptedDraws = (...numbers: number[]): Draws => drawsOf(() => numbers.shift() ?? Number.NaN);
