import { z } from 'zod';
import { DROP_RISKS } from './pays.ts';

/** How many rows of pegs the ball falls through, and which table pays. */
export const DropOptions = z.strictObject({ rows: z.number().int().min(8).max(16), risk: z.enum(DROP_RISKS) });
export type DropOptions = z.infer<typeof DropOptions>;
