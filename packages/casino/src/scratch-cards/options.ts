import { z } from 'zod';
import { SCRATCH_DESIGNS } from './pays.ts';

export const ScratchCardsOptions = z.strictObject({ design: z.enum(SCRATCH_DESIGNS) });
export type ScratchCardsOptions = z.infer<typeof ScratchCardsOptions>;
