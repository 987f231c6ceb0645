import { z } from 'zod';
import { KENO_RISKS } from './pays.ts';

const Pick = z.number().int().min(1).max(40);

/** One to ten different numbers from 1 to 40, and which table pays. */
export const KenoOptions = z.strictObject({
  picks: z
    .array(Pick)
    .min(1)
    .max(10)
    .refine((picks) => new Set(picks).size === picks.length, 'each number once'),
  risk: z.enum(KENO_RISKS),
});
export type KenoOptions = z.infer<typeof KenoOptions>;
