import { z } from 'zod';
import { BARS_DIFFICULTIES } from './pays.ts';

/** Which table pays. */
export const BarsOptions = z.strictObject({ difficulty: z.enum(BARS_DIFFICULTIES) });
export type BarsOptions = z.infer<typeof BarsOptions>;
