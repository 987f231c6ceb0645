import { z } from 'zod';

/** The table of pays. */
export const VideoPokerOptions = z.strictObject({ pays: z.enum(['jacks96', 'jacks85', 'bonus85', 'doubleDouble96']) });
export type VideoPokerOptions = z.infer<typeof VideoPokerOptions>;

/** The places, 0 to 4, of the cards that are kept; the others are replaced. */
export const VideoPokerAction = z.strictObject({
  hold: z
    .array(z.number().int().min(0).max(4))
    .max(5)
    .refine((places) => new Set(places).size === places.length, 'each place once'),
});
export type VideoPokerAction = z.infer<typeof VideoPokerAction>;
