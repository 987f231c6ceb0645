import { z } from 'zod';

/** How many of the 25 tiles hide a mine. */
export const MinesOptions = z.strictObject({ mines: z.number().int().min(1).max(24) });
export type MinesOptions = z.infer<typeof MinesOptions>;

/** Opens a tile, 0 to 24 by rows, or takes what has been won. */
export const MinesAction = z.union([
  z.strictObject({ open: z.number().int().min(0).max(24) }),
  z.strictObject({ cashOut: z.literal(true) }),
]);
export type MinesAction = z.infer<typeof MinesAction>;
