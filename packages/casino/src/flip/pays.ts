import { type Ratio, ratio } from '@touchline/kernel/ratio';

export const MAX_FLIPS = 20;

/** The chance of calling `flips` in a row. */
export const flipChance = (flips: number): Ratio => ratio(1n, 2n ** BigInt(flips));
