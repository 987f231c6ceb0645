import { z } from 'zod';
import { CHICKEN_ROAD_RISKS } from './pays.ts';

export const ChickenRoadOptions = z.strictObject({ risk: z.enum(CHICKEN_ROAD_RISKS) });
export type ChickenRoadOptions = z.infer<typeof ChickenRoadOptions>;

/** There is one way: on. */
export const ChickenRoadStep = z.strictObject({});
export type ChickenRoadStep = z.infer<typeof ChickenRoadStep>;
