import type { Fixture } from '@touchline/feed/feed-events';
import type { Language } from '@touchline/i18n/languages';
import { marketOf, outcomeOf } from '@touchline/kernel/selection';
import { LRUCache } from 'lru-cache';
import type { FeedFeature } from '#features/feed';
import { describeMarket, type LineFeature, marketName, matchName, nameIn, selectionName } from '#features/line';
import { createBetBuilderChoices } from './bet-builder-choices.ts';
import { createBetBuilderPricing, createOpenPicksPricing } from './bet-builder-prices.ts';
import { createReadyCombinations } from './bet-builder-ready.ts';
import type { MarketData, NamedLeg, SelectionNames } from './ports.ts';

const MAX_PAST_FIXTURES = 5_000;

const namesOf = (fixture: Fixture, selectionId: number, language: Language): SelectionNames => {
  const described = describeMarket(marketOf(selectionId));
  return {
    sport: fixture.sport,
    matchName: matchName(fixture, language),
    champName: nameIn(fixture.champ.names, language),
    marketName: described ? marketName(fixture, described, language) : '',
    selectionName: described ? selectionName(fixture, described, outcomeOf(selectionId), language) : '',
    startsAt: fixture.startsAt,
    hasStartingPrices: fixture.hasStartingPrices ?? false,
  };
};

/** A leg of a match that nobody knows. */
export const UNNAMED: SelectionNames = {
  sport: 0,
  matchName: '',
  champName: '',
  marketName: '',
  selectionName: '',
  startsAt: 0,
  hasStartingPrices: false,
};

/** Facts of the line that betting asks for, matches that have left the book included. */
export function createMarketData(
  line: Pick<LineFeature, 'readQuote' | 'onMatchIncident'>,
  feed: Pick<FeedFeature, 'book' | 'isUnread' | 'readPastMatch' | 'observe'>,
): MarketData {
  /** Fixtures of matches that are over do not change any more. */
  const past = new LRUCache<number, Fixture>({ max: MAX_PAST_FIXTURES });
  const changes = new Map<number, Set<() => void>>();
  feed.observe({
    changed({ match }) {
      for (const listener of changes.get(match) ?? []) listener();
    },
  });

  async function readFixture(matchId: number): Promise<Fixture | undefined> {
    const known = feed.book.match(matchId)?.fixture ?? past.get(matchId);
    if (known) return known;
    const fixture = (await feed.readPastMatch(matchId))?.match(matchId)?.fixture;
    if (fixture) past.set(matchId, fixture);
    return fixture;
  }
  return {
    readQuote: (matchId, selectionId) => line.readQuote(matchId, selectionId),
    knowsMatch: (matchId) => feed.book.match(matchId) !== undefined,
    isUnread: (matchId) => feed.isUnread(matchId),
    sportOf: (matchId) => feed.book.match(matchId)?.fixture.sport,
    readScore(matchId) {
      const match = feed.book.match(matchId);
      const periods = (match?.facts.counts.score ?? []).map((period) => period.join(':'));
      // A period that has begun without a score has changed nothing.
      while (periods.at(-1) === '0:0') periods.pop();
      return periods.join(' ');
    },
    countOffered(matchId, marketId) {
      const match = feed.book.match(matchId);
      const market = match ? feed.book.find(match, marketId) : -1;
      if (market < 0) return 0;
      return [...feed.book.selections(market)].filter((selection) => feed.book.oddsOf(selection) > 0).length;
    },
    priceCombination: createBetBuilderPricing(feed.book),
    priceOpenPicks: createOpenPicksPricing(feed.book),
    relateToChosen: createBetBuilderChoices(feed.book),
    readyCombinations: createReadyCombinations(feed.book),
    onMatchIncident: (matchId, listener) => line.onMatchIncident(matchId, listener),
    onChange(matchId, listener) {
      const listeners = changes.get(matchId) ?? new Set();
      changes.set(matchId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && changes.get(matchId) === listeners) changes.delete(matchId);
      };
    },
    isFeedDown: () => feed.book.isSourceSilent,
    async readNames(legs: readonly NamedLeg[], language) {
      const fixtures = new Map<number, Fixture | undefined>();
      for (const matchId of new Set(legs.map((leg) => leg.matchId))) fixtures.set(matchId, await readFixture(matchId));
      return legs.map(({ matchId, selectionId }) => {
        const fixture = fixtures.get(matchId);
        return fixture ? namesOf(fixture, selectionId, language) : UNNAMED;
      });
    },
  };
}
