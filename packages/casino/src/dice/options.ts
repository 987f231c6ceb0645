import { z } from 'zod';

/** A target in hundredths and the side of it that wins: 2 to 98 % of the 10,000 outcomes. */
export const DiceOptions = z.union([
  z.strictObject({ over: z.number().int().min(200).max(9800) }),
  z.strictObject({ under: z.number().int().min(200).max(9800) }),
]);
export type DiceOptions = z.infer<typeof DiceOptions>;
