/** Of what a run draws: the checkout's own (docs/decisions/0076), printed by tools/test.ts and by the tests that draw; SEED repeats a run. */
export const RUN_SEED = Number(process.env.SEED);
