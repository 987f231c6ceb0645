import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import type { FeedEventBody, Fixture } from '@touchline/feed/feed-events';
import type { FinishedMatch } from '@touchline/feed/match-history';
import { describe, expect, it } from 'vitest';
import { createOfferedMarkets, settledMarkets } from './settled-markets.ts';

const side = (id: number, name: string) => ({ id, names: { en: name }, country: 1 });
const fixture = {
  id: 7,
  sport: SPORT.football,
  champ: { id: 1, sport: SPORT.football, names: { en: 'League' }, country: 1 },
  home: side(1, 'Home'),
  away: side(2, 'Away'),
  startsAt: 0,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false },
  sections: [],
  virtual: false,
  weight: 1,
  live: true,
} as unknown as Fixture;
const played: FinishedMatch = {
  fixture,
  facts: {
    ...INITIAL_MATCH_STATE,
    status: 'ended',
    period: 2,
    periodsDone: 2,
    counts: {
      score: [
        [2, 0],
        [0, 1],
      ],
    },
  },
};
const lines = (matches: readonly { name: string; outcomes: readonly { name: string; result: string }[] }[]) =>
  matches.map(({ outcomes }) => outcomes.map(({ name, result }) => `${name}: ${result}`));

function bookWith(...bodies: readonly FeedEventBody[]): Book {
  const book = new Book();
  for (const [index, body] of [{ type: 'FixtureAdded', fixture } as const, ...bodies].entries())
    applyFeedEvent(book, { source: 'test', match: 7, sourceTime: 0, receivedAt: 0, seq: index + 1, ...body });
  return book;
}
const market = (key: string, line = 0, main = false) => ({ id: marketIdByKey(key, { line }), main });
const offer = (...markets: readonly { readonly id: number; readonly main: boolean }[]): FeedEventBody => ({
  type: 'MarketChanged',
  markets: markets.map(({ id, main }) => ({
    market: id,
    status: 'open',
    main,
    prices: [
      [1, 1900],
      [2, 1900],
    ],
  })),
});

describe('how the main markets of a played match were settled', () => {
  it('of a match that was never on offer here: by the rules alone, with the usual line', async () => {
    let asked = 0;
    const readOffered = createOfferedMarkets(
      {
        book: new Book(),
        async readPastMatch() {
          asked += 1;
          return undefined;
        },
      },
      () => 0,
    );
    const markets = settledMarkets(played, await readOffered(7), 'en');
    expect(lines(markets)).toEqual([
      ['Home: win', 'Draw: lose', 'Away: lose'],
      ['Home or draw: win', 'Home or Away: win', 'Away or draw: lose'],
      ['Over 2.5: win', 'Under 2.5: lose'],
      ['Yes: win', 'No: lose'],
    ]);
    // Whoever opens it again costs nothing.
    await readOffered(7);
    expect(asked).toBe(1);
  });

  it('of a match that was: the main lines that it had, refunds included, and nothing that it had not', async () => {
    const cancelled = market('both-score');
    const past = bookWith(offer(market('total', 6), market('total', 12, true), market('asian-handicap', -4, true), cancelled), {
      type: 'MarketCancelled',
      version: 1,
      markets: [cancelled.id],
    });
    const readOffered = createOfferedMarkets({ book: new Book(), readPastMatch: async () => past }, () => 0);
    expect(lines(settledMarkets(played, await readOffered(7), 'en'))).toEqual([
      ['Home (−1): void', 'Away (+1): void'],
      ['Over 3: void', 'Under 3: void'],
      ['Yes: void', 'No: void'],
    ]);
  });

  it('of a match that has just ended: from the book; of a race: none', async () => {
    const book = bookWith(offer(market('total', 10, true)));
    const readOffered = createOfferedMarkets({ book, readPastMatch: () => Promise.reject(new Error('not asked')) }, () => 0);
    expect(lines(settledMarkets(played, await readOffered(7), 'en'))).toEqual([['Over 2.5: win', 'Under 2.5: lose']]);
    expect(settledMarkets({ ...played, fixture: { ...fixture, away: null } }, await readOffered(7), 'en')).toEqual([]);
  });
});
