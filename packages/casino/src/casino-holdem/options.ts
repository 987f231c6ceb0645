import { z } from 'zod';
import { Chips } from '../chip-bets.ts';

/**
 * Chips on the ante and, if wanted, on the bonus. The stake in minor units is a multiple of their sum; a call adds twice the ante.
 */
export const CasinoHoldemOptions = z.strictObject({
  bets: z.union([
    z.tuple([z.strictObject({ on: z.literal('ante'), chips: Chips })]),
    z.tuple([z.strictObject({ on: z.literal('ante'), chips: Chips }), z.strictObject({ on: z.literal('bonus'), chips: Chips })]),
  ]),
});
export type CasinoHoldemOptions = z.infer<typeof CasinoHoldemOptions>;

/** Plays on for twice the ante, or gives the ante up. */
export const CasinoHoldemAction = z.union([z.strictObject({ call: z.literal(true) }), z.strictObject({ fold: z.literal(true) })]);
export type CasinoHoldemAction = z.infer<typeof CasinoHoldemAction>;
