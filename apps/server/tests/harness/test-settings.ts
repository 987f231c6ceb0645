import type { Config } from '../../src/platform/config.ts';

/** Tests make thousands of players; what a real password costs, a test of its own says (password.test.ts). */
export const CHEAP_PASSWORDS: Pick<Config, 'passwordCost'> = { passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 } };
