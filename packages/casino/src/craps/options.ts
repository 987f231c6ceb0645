import { z } from 'zod';
import { Chips, chipBets } from '../chip-bets.ts';
import { LINES, ONE_THROWS, STANDINGS } from './pays.ts';

/** Chips before the first throw. The stake in minor units is a multiple of their sum; more are laid between throws. */
export const CrapsOptions = z.strictObject({ bets: chipBets(z.enum(['pass', 'dontPass', ...ONE_THROWS, ...STANDINGS])) });
export type CrapsOptions = z.infer<typeof CrapsOptions>;

/** Throws the dice, lays another bet, or odds behind a bet whose point stands. */
export const CrapsAction = z.union([
  z.strictObject({ roll: z.literal(true) }),
  z.strictObject({ bet: z.strictObject({ on: z.enum(['come', 'dontCome', ...ONE_THROWS, ...STANDINGS]), chips: Chips }) }),
  z.strictObject({ odds: z.strictObject({ on: z.enum(LINES), point: z.number().int().min(4).max(10), chips: Chips }) }),
]);
export type CrapsAction = z.infer<typeof CrapsAction>;
