import { z } from 'zod';
import { SIDES } from './pays.ts';

/** The side that wins. */
export const CoinOptions = z.strictObject({ side: z.enum(SIDES) });
export type CoinOptions = z.infer<typeof CoinOptions>;
