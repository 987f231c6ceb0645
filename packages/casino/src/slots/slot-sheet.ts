import type { SlotSheet } from './sheet/exact-sheet.ts';
import sheets from './sheets.json' with { type: 'json' };

const BY_KEY = new Map((sheets as unknown as readonly SlotSheet[]).map((sheet) => [sheet.key, sheet]));

/** The maths sheet of a slot, as it was worked out by `npm run slots:sheet -- --write` and is proven by its test. */
export const slotSheet = (key: string): SlotSheet | undefined => BY_KEY.get(key);
