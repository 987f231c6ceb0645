import { rowColumnsOf } from '@touchline/betting/markets/row-columns';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import type { PlannedMatch } from '@touchline/feed/simulator/world/calendar';
import { quoteMarkets } from '@touchline/feed/simulator/world/quote';
import { World } from '@touchline/feed/simulator/world/world';
import { sportName } from '@touchline/i18n/sport-name';
import { describe, expect, it } from 'vitest';
import { describeMarket } from './names.ts';
import { ALL_COLUMNS, FIELD_TYPES, rowMarkets } from './row-markets.ts';

const SEED = 20261126;
const NOW = Date.UTC(2026, 10, 26, 19);
console.log(`seed ${SEED}`);
const world = new World({ seed: SEED, epochMs: NOW - 86_400_000, speed: 1, models: SPORT_MODELS, leagues: LEAGUES });

/** The most prominent announced match of a sport. */
function planOf(sport: number): PlannedMatch {
  const [best] = [...world.calendars.values()]
    .filter(({ plan }) => plan.model.sport === sport)
    .flatMap((calendar) => world.announced(calendar, NOW))
    .sort((a, b) => b.fixture.weight - a.fixture.weight);
  if (!best) throw new Error(`sport ${sport} has no match`);
  return best;
}

function bookOf({ fixture, ratings, plan }: PlannedMatch): { readonly book: Book; readonly match: BookMatch } {
  const book = new Book();
  const head = { match: fixture.id, source: 'test', sourceTime: NOW, receivedAt: NOW };
  applyFeedEvent(book, { ...head, seq: 1, type: 'FixtureAdded', fixture });
  applyFeedEvent(book, {
    ...head,
    seq: 2,
    type: 'MarketChanged',
    markets: quoteMarkets(plan.model, fixture, ratings, INITIAL_MATCH_STATE, { live: false, players: true }),
  });
  const match = book.match(fixture.id);
  if (!match) throw new Error('the match is not in the book');
  return { book, match };
}

/** Aggregates ask of each match something else: what they offer of the result is up to the match. */
const WITH_RESULT = SPORT_MODELS.filter(({ sport }) => sport !== SPORT.specialBets);

describe.each(WITH_RESULT.map((model) => [sportName(model.sport, 'en'), model] as const))('the row of %s', (_name, { sport }) => {
  const { book, match } = bookOf(planOf(sport));
  const shown = rowMarkets(book, match, ALL_COLUMNS, 0).map((slot) => describeMarket(book.idOf(slot)));
  const keys = shown.map((one) => one?.type.key);

  it('has its result, and before the start all of its columns', () => {
    if (match.fixture.away === null) {
      expect(keys).toHaveLength(1);
      expect(FIELD_TYPES.has(keys[0] ?? '')).toBe(true);
    } else expect(keys).toEqual(rowColumnsOf(sport).map(({ market }) => market));
  });
  it('asks of the whole match, without a subject', () => {
    for (const one of shown) expect(one?.ref.period).toBe(0);
    if (match.fixture.away !== null) for (const one of shown) expect(one?.ref.specifier).toBe(0);
  });
  it('has the main line of each market that has lines', () => {
    for (const slot of rowMarkets(book, match, ALL_COLUMNS, 0)) expect(book.isMain(slot)).toBe(true);
  });
});
