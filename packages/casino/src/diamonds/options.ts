import { z } from 'zod';

/** Nothing is chosen. */
export const DiamondsOptions = z.strictObject({});
export type DiamondsOptions = z.infer<typeof DiamondsOptions>;
