/**
 * How long a round stands ended before it is over, ms: the result is looked at meanwhile, and what had arrived before the end is still written. A
 * cash-out that has waited longer than this for the database comes too late.
 */
export const PAUSE_MS = 4_000;
