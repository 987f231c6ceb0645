import { z } from 'zod';

/** There is nothing to choose. */
export const TwentyOneOptions = z.strictObject({});
export type TwentyOneOptions = z.infer<typeof TwentyOneOptions>;

/** Takes another card, or leaves it to the dealer. */
export const TwentyOneAction = z.union([z.strictObject({ draw: z.literal(true) }), z.strictObject({ stand: z.literal(true) })]);
export type TwentyOneAction = z.infer<typeof TwentyOneAction>;
