import { invariant } from '@touchline/kernel/invariant';
import { encodeMarketId, type MarketId, type MarketRef } from '@touchline/kernel/selection';
import { marketTypeByKey } from './registry.ts';

/** The id of a market by its type's key ("total", with `line` 10 for 2.5); a key that no type has is a defect. */
export function marketIdByKey(key: string, parts: Partial<Omit<MarketRef, 'type'>> = {}): MarketId {
  const type = marketTypeByKey(key);
  invariant(type, `no market type ${key}`);
  return encodeMarketId({ type: type.id, period: parts.period ?? 0, line: parts.line ?? 0, specifier: parts.specifier ?? 0 });
}
