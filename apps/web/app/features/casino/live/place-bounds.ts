import { type ChipBet, chipTotal } from '@touchline/casino/chips';
import { PLACES_TO_A_ROUND } from '@touchline/casino/shared/shared-layout';
import { chipBounds } from '../play/use-stake.ts';

/** Between which values of one chip each place of a live table keeps inside of its limits, and all places together inside of the round's. */
export function placeBounds(bets: readonly ChipBet<unknown>[], minMinor: bigint, maxMinor: bigint): readonly [bigint, bigint] {
  const counts = bets.map(({ chips }) => chips);
  const [min] = chipBounds(counts.length === 0 ? 1 : Math.min(...counts), minMinor, maxMinor);
  const [, maxOfPlace] = chipBounds(Math.max(...counts, 1), minMinor, maxMinor / BigInt(PLACES_TO_A_ROUND));
  const [, maxOfAll] = chipBounds(chipTotal({ bets }), minMinor, maxMinor);
  return [min, maxOfPlace < maxOfAll ? maxOfPlace : maxOfAll];
}
