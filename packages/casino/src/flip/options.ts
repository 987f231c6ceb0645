import { z } from 'zod';

/** There is nothing to choose before the first flip. */
export const FlipOptions = z.strictObject({});
export type FlipOptions = z.infer<typeof FlipOptions>;

export const FlipStep = z.strictObject({ side: z.enum(['heads', 'tails']) });
export type FlipStep = z.infer<typeof FlipStep>;
