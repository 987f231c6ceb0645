import { z } from 'zod';
import { chipBets } from '../chip-bets.ts';
import { SIC_BO_PLACES } from './pays.ts';

const Face = z.number().int().min(1).max(6);
const On = z.union([
  z.enum(SIC_BO_PLACES),
  z.strictObject({ total: z.number().int().min(4).max(17) }),
  z.strictObject({ single: Face }),
  z.strictObject({ double: Face }),
  z.strictObject({ triple: Face }),
  z.strictObject({ pair: z.tuple([Face, Face]).refine(([low, high]) => low < high, 'two different faces, the lower first') }),
]);

/** Chips on the layout. The stake in minor units is a multiple of their sum. */
export const SicBoOptions = z.strictObject({ bets: chipBets(On) });
export type SicBoOptions = z.infer<typeof SicBoOptions>;
