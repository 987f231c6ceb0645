import type { IncidentView, MarketView, MatchDetail } from '@touchline/contract/line/shapes';
import type { FeedDelta } from '@touchline/contract/push/messages';

/** The chronology of a whole cricket day is longer than anybody scrolls. */
const MAX_INCIDENTS = 400;

/**
 * The match page after a delta of its topic. Prices are left out: they go to the price store, cell by cell, so that a moving price draws
 * one button and not the page. Pure; the same delta twice changes nothing.
 */
export function applyMatchDelta(match: MatchDetail, delta: FeedDelta): MatchDetail {
  let next = match;
  const state = delta.m?.find(([id]) => id === match.id)?.[1];
  if (state) next = { ...next, state };
  const statistics = delta.c?.find(([id]) => id === match.id)?.[1];
  if (statistics) next = { ...next, statistics };
  if (delta.i && delta.i.length > 0) next = { ...next, incidents: withIncidents(next.incidents, delta.i) };
  const markets = delta.k?.find(([id]) => id === match.id)?.[1];
  if (markets) next = { ...next, allMarkets: withMarkets(next.allMarkets, markets) };
  const count = delta.n?.find(([id]) => id === match.id)?.[1];
  if (count !== undefined && count !== next.marketCount) next = { ...next, marketCount: count };
  return next;
}

function withIncidents(known: readonly IncidentView[], news: readonly IncidentView[]): IncidentView[] {
  const byId = new Map(known.map((incident) => [incident.id, incident]));
  for (const incident of news) byId.set(incident.id, incident);
  return [...byId.values()].sort((a, b) => b.id - a.id).slice(0, MAX_INCIDENTS);
}

/** A market that comes replaces the one with its id; closed ones go. Known ones keep their place, so that nothing jumps. */
function withMarkets(known: readonly MarketView[], news: readonly MarketView[]): MarketView[] {
  const changed = new Map(news.map((market) => [market.id, market]));
  const kept = known.map((market) => changed.get(market.id) ?? market);
  const ids = new Set(known.map((market) => market.id));
  return [...kept, ...news.filter((market) => !ids.has(market.id))].filter((market) => market.status !== 'closed');
}
