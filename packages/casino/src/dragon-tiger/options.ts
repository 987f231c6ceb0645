import { z } from 'zod';
import { chipBets } from '../chip-bets.ts';
import { DRAGON_TIGER_PLACES } from './pays.ts';

/** Chips on the layout. The stake in minor units is a multiple of their sum. */
export const DragonTigerOptions = z.strictObject({ bets: chipBets(z.enum(DRAGON_TIGER_PLACES)) });
export type DragonTigerOptions = z.infer<typeof DragonTigerOptions>;
