import { decodeMarketId, marketOf, type SelectionId } from '@touchline/kernel/selection';
import { marketType } from '../markets/registry.ts';

export interface SingleReturn {
  readonly match: number;
  readonly selection: SelectionId;
  readonly returnMinor: bigint;
}

/** Outcomes that come from the match, of which one wins all the same: the order of a race, a score, a margin. */
const SOLE_WINNERS =
  /^(race-winner|outright|race-forecast|race-tricast)$|(^|-)(correct-score|winning-margin|exact-total|home-exact|away-exact)$/;

/** Whether at most one outcome of the market wins; a double chance has two that do. */
export function hasSoleWinner(type: number): boolean {
  const market = marketType(type);
  if (!market) return false;
  return market.outcomes ? !market.key.endsWith('double-chance') : SOLE_WINNERS.test(market.key);
}

/** The most that several singles can return together: of those that one market decides, only the best. */
export function singlesReturn(singles: readonly SingleReturn[]): bigint {
  const best = new Map<string, bigint>();
  for (const [i, { match, selection, returnMinor }] of singles.entries()) {
    const market = marketOf(selection);
    const key = hasSoleWinner(decodeMarketId(market).type) ? `${match} ${market}` : `${i}`;
    const before = best.get(key) ?? 0n;
    best.set(key, returnMinor > before ? returnMinor : before);
  }
  return [...best.values()].reduce((sum, one) => sum + one, 0n);
}
