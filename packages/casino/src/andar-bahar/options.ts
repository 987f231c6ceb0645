import { z } from 'zod';
import { chipBets } from '../chip-bets.ts';
import { ANDAR_BAHAR_PLACES } from './pays.ts';

/** Chips on the layout. The stake in minor units is a multiple of their sum. */
export const AndarBaharOptions = z.strictObject({ bets: chipBets(z.enum(ANDAR_BAHAR_PLACES)) });
export type AndarBaharOptions = z.infer<typeof AndarBaharOptions>;
