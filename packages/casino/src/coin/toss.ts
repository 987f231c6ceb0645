import type { Draws } from '../draws/draws.ts';
import type { Side } from './pays.ts';

/** One toss: 0 is heads. */
export const toss = (draws: Draws): Side => (draws.below(2) === 0 ? 'heads' : 'tails');
