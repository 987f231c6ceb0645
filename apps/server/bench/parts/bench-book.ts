import { COUNT_FAMILIES, MARKET_TYPES } from '@touchline/betting/markets/registry';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import type { Book } from '@touchline/feed/book/book';
import type { FeedEvent, Fixture, MarketOdds } from '@touchline/feed/feed-events';
import { invariant } from '@touchline/kernel/invariant';
import { createRandom, type Random } from '@touchline/kernel/random';
import { encodeMarketId } from '@touchline/kernel/selection';

/** A book of so many matches, markets and selections, for the benches of the feed. */

const CHAMPS = 200;
export const NOW = Date.UTC(2026, 0, 10, 12);

const TYPES = MARKET_TYPES.filter((type) => type.outcomes !== null && type.outcomes.length >= 2);
invariant(COUNT_FAMILIES.length > 0, 'the registry has families');

export function benchFixture(id: number): Fixture {
  const side = (n: number) => ({ id: 100_000 + ((id * 2 + n) % 8000), names: { en: `Club ${(id * 2 + n) % 8000} Town` }, country: 0 });
  const champ = id % CHAMPS;
  return {
    id,
    sport: 1,
    champ: { id: 1 + champ, sport: 1, country: 0, names: { en: `League ${champ}` }, top: champ < 20 ? champ + 1 : 0 },
    home: side(0),
    away: side(1),
    startsAt: NOW + (id % 1000) * 60_000,
    format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false },
    sections: [],
    virtual: false,
    weight: id % 100,
    live: true,
  };
}

/** The first are those of a row: result, double chance, handicap, total. */
export function benchMarkets(random: Random, markets: number, selections: number): MarketOdds[] {
  const keys = ['result', 'double-chance', 'asian-handicap', 'total'];
  return Array.from({ length: markets }, (_, i) => {
    const type = TYPES.find((t) => t.key === keys[i]) ?? TYPES[i % TYPES.length];
    invariant(type, 'a market type');
    const market = encodeMarketId({ type: type.id, period: 0, line: i < 4 ? 0 : i * 4, specifier: 0 });
    return {
      market,
      status: 'open' as const,
      main: i < 4,
      prices: Array.from({ length: selections }, (_o, o) => [type.outcomes?.[o] ?? o, 1100 + random.int(4000)] as const),
    };
  });
}

export function fillBook(book: Book, matches: number, markets: number, selections: number): void {
  const random = createRandom('bench', matches);
  for (let id = 1; id <= matches; id++) {
    const base = { source: 'bench', match: id, sourceTime: NOW, receivedAt: NOW };
    const events: FeedEvent[] = [
      { ...base, seq: 1, type: 'FixtureAdded', fixture: benchFixture(id) },
      { ...base, seq: 2, type: 'MatchStateChanged', facts: INITIAL_MATCH_STATE },
      { ...base, seq: 3, type: 'MarketChanged', markets: benchMarkets(random, markets, selections) },
    ];
    for (const event of events) applyFeedEvent(book, event);
  }
}
