import { z } from 'zod';
import { TOWER_LEVELS } from './pays.ts';

export const TowerOptions = z.strictObject({ level: z.enum(TOWER_LEVELS) });
export type TowerOptions = z.infer<typeof TowerOptions>;

/** A tile of the next row, from 0. */
export const TowerStep = z.strictObject({ tile: z.number().int().min(0).max(3) });
export type TowerStep = z.infer<typeof TowerStep>;
