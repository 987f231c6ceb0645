import { z } from 'zod';
import { CASE_KEYS } from './pays.ts';

export const CasesOptions = z.strictObject({ case: z.enum(CASE_KEYS) });
export type CasesOptions = z.infer<typeof CasesOptions>;
