import { CURRENCIES } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import type { HistoryFilter } from './history.store.ts';

/** The finest scale of any currency. */
const SCALE = 8;

/**
 * Bounds of a stake as decimal text, the same number in every currency, in each currency's minor units. Undefined where there are none.
 */
export function stakeBounds(from: string | undefined, to: string | undefined): HistoryFilter['stakes'] {
  if (from === undefined && to === undefined) return undefined;
  const min = parseMoney(from ?? '0', SCALE);
  const max = to === undefined ? undefined : parseMoney(to, SCALE);
  return CURRENCIES.flatMap(({ code, scale }) => {
    const unit = 10n ** BigInt(SCALE - scale);
    if (!min.ok || max?.ok === false) return [];
    return [{ currency: code, low: (min.value + unit - 1n) / unit, high: max ? max.value / unit : 9_223_372_036_854_775_807n }];
  });
}
