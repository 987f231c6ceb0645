import { z } from 'zod';
import { WHEEL_RISKS, WHEEL_SEGMENTS } from './pays.ts';

/** How many segments the wheel has, and how they pay. */
export const WheelOptions = z.strictObject({ segments: z.literal(WHEEL_SEGMENTS), risk: z.enum(WHEEL_RISKS) });
export type WheelOptions = z.infer<typeof WheelOptions>;
