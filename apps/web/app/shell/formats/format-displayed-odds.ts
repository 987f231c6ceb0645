import { type OddsFormat, presentOdds } from '@touchline/betting/odds-format';
import type { MilliOdds } from '@touchline/kernel/odds';

/** From 100 up decimals no longer carry meaning: one is enough, as on any board. */
const LONG: MilliOdds = 100_000;

/** A price as it stands on a button: the engine's text, long decimal prices shortened. */
export function formatDisplayedOdds(odds: MilliOdds, format: OddsFormat): string {
  if (format !== 'decimal' || odds < LONG) return presentOdds(odds, format);
  const tenths = Math.floor((odds % 1000) / 100);
  return `${Math.floor(odds / 1000)}${tenths > 0 ? `.${tenths}` : ''}`;
}
