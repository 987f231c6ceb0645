import type { Translator } from '@touchline/i18n/translator';
import type { StakeBounds } from '../state/stake-bounds-store.ts';

/** The sentence about a stake outside of its bounds, null for one that is taken. One of 0 is not begun yet: nothing is wrong with it. */
export function validateStake(
  typedMinor: bigint | null,
  bounds: StakeBounds | null,
  t: Translator,
  money: (minor: bigint) => string,
): string | null {
  if (typedMinor === null || bounds === null) return null;
  if (typedMinor > bounds.maxMinor) return t('coupon.stake.high', { max: money(bounds.maxMinor) });
  return typedMinor > 0n && typedMinor < bounds.minMinor ? t('coupon.stake.low', { min: money(bounds.minMinor) }) : null;
}
