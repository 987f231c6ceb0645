import { z } from 'zod';

/** A whole number of chips on one place. */
export const Chips = z.number().int().min(1).max(10_000);

/** Bets of several chips. The stake is split in proportion: in minor units it is a multiple of the sum of the chips. */
export const chipBets = <On extends z.ZodType>(on: On) =>
  z
    .array(z.strictObject({ on, chips: Chips }))
    .min(1)
    .max(160);
