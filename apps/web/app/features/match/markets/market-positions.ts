import type { MarketView } from '@touchline/contract/line/shapes';
import { cardKey } from './market-cards.ts';

/**
 * The markets that are on the screen after those offered have changed, so that nothing moves under a finger: a market that is gone keeps
 * its place, closed, until a new one of its kind takes it (the next game's winner that of the last one's); a new one without such a place
 * stands behind all others.
 */
export function keepMarketPositions(standing: readonly MarketView[], offered: readonly MarketView[]): MarketView[] {
  const byId = new Map(offered.map((market) => [market.id, market]));
  const next = standing.map((market) => byId.get(market.id) ?? { ...market, status: 'closed' as const });
  const placed = new Set(next.map((market) => market.id));
  for (const market of offered) {
    if (placed.has(market.id)) continue;
    const place = placeFor(market, next);
    if (place === -1) next.push(market);
    else next[place] = market;
  }
  return next;
}

/** A closed market's place: one of the same card before one of another period. -1 where there is none. */
function placeFor(market: MarketView, standing: readonly MarketView[]): number {
  const key = cardKey(market);
  const sameCard = standing.findIndex((one) => one.status === 'closed' && cardKey(one) === key);
  if (sameCard !== -1) return sameCard;
  const whole = new Set(standing.filter((one) => one.status !== 'closed').map(cardKey));
  return standing.findIndex((one) => one.status === 'closed' && one.type === market.type && !whole.has(cardKey(one)));
}
