import { z } from 'zod';

/** The multiple to be reached, in hundredths: 1.01 to 1,000,000.00. */
export const LimboOptions = z.strictObject({ target: z.number().int().min(101).max(100_000_000) });
export type LimboOptions = z.infer<typeof LimboOptions>;
