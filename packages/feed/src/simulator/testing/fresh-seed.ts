/** `npm run test:all` lets every suite play other matches than the ones it is known to hold for, and prints this number; SEED repeats it. */
const FRESH = process.env.FRESH_SEED;

/** A suite's own seed, which makes it say the same each time; with FRESH_SEED another one. */
export const freshSeed = (seed: string): string => (FRESH === undefined ? seed : `${seed}-${FRESH}`);
