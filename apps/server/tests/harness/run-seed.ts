/** Of what a run draws: another each time, printed by tools/test.ts and by the tests that draw; SEED repeats a run. */
export const RUN_SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
