import { z } from 'zod';
import { chipBets } from '../chip-bets.ts';
import { BACCARAT_PAYS, BACCARAT_PLACES } from './pays.ts';

/** The pays and chips on the layout. The stake in minor units is a multiple of their sum. */
export const BaccaratOptions = z.strictObject({ pays: z.enum(BACCARAT_PAYS), bets: chipBets(z.enum(BACCARAT_PLACES)) });
export type BaccaratOptions = z.infer<typeof BaccaratOptions>;
