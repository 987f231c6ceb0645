import { z } from 'zod';
import { HANDS } from './pays.ts';

/** There is nothing to choose before the first hand. */
export const RockPaperScissorsOptions = z.strictObject({});
export type RockPaperScissorsOptions = z.infer<typeof RockPaperScissorsOptions>;

export const RockPaperScissorsStep = z.strictObject({ hand: z.enum(HANDS) });
export type RockPaperScissorsStep = z.infer<typeof RockPaperScissorsStep>;
