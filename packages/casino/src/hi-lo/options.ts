import { z } from 'zod';
import { HI_LO_GUESSES } from './pays.ts';

/** There is nothing to choose before the first card. */
export const HiLoOptions = z.strictObject({});
export type HiLoOptions = z.infer<typeof HiLoOptions>;

/** Guesses the next card, lays it aside for another, or takes what has been won. */
export const HiLoAction = z.union([
  z.strictObject({ guess: z.enum(HI_LO_GUESSES) }),
  z.strictObject({ skip: z.literal(true) }),
  z.strictObject({ cashOut: z.literal(true) }),
]);
export type HiLoAction = z.infer<typeof HiLoAction>;
