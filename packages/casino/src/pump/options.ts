import { z } from 'zod';
import { PUMP_RISKS } from './pays.ts';

export const PumpOptions = z.strictObject({ risk: z.enum(PUMP_RISKS) });
export type PumpOptions = z.infer<typeof PumpOptions>;

/** There is one way: on. */
export const PumpStep = z.strictObject({});
export type PumpStep = z.infer<typeof PumpStep>;
