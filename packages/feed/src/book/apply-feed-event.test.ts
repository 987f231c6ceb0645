import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { LOSE, WIN } from '@touchline/betting/settlement/leg-result';
import { invariant } from '@touchline/kernel/invariant';
import { createRandom } from '@touchline/kernel/random';
import { encodeMarketId, selectionId } from '@touchline/kernel/selection';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeedEvent, FeedEventBody, Fixture, MarketOdds } from '../feed-events.ts';
import { applyFeedEvent } from './apply-feed-event.ts';
import { Book, CLOSED, OPEN, SUSPENDED } from './book.ts';
import type { BookMatch } from './book-match.ts';
import { restoreMatch, snapshotMatch } from './match-snapshot.ts';

const M = 7001;
const RESULT = encodeMarketId({ type: 44, period: 0, line: 0, specifier: 0 });
const TOTAL = encodeMarketId({ type: 264, period: 0, line: 10, specifier: 0 });
const HOME = selectionId(RESULT, 1);
const OVER = selectionId(TOTAL, 1);

const fixture = (id: number): Fixture => ({
  id,
  sport: 1,
  champ: { id: 1, sport: 1, country: 0, names: { en: 'Cup' }, top: 0 },
  home: { id: 1, names: { en: 'A' }, country: 0 },
  away: { id: 2, names: { en: 'B' }, country: 0 },
  startsAt: 1000,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false },
  sections: [],
  virtual: false,
  weight: 1,
  live: true,
});
const result = (home: number, status: MarketOdds['status'] = 'open'): MarketOdds => ({
  market: RESULT,
  status,
  prices: [
    [1, home],
    [0, 3400],
    [2, 3800],
  ],
});
const total: MarketOdds = {
  market: TOTAL,
  status: 'open',
  prices: [
    [1, 1900],
    [2, 1950],
  ],
};
const live = (home: number): MatchState => ({ ...INITIAL_MATCH_STATE, status: 'live', period: 1, counts: { score: [[home, 0]] } });

let book: Book;
let seq: number;
const event = (body: FeedEventBody, at = ++seq): FeedEvent => ({
  source: 'test',
  seq: at,
  match: M,
  sourceTime: 5,
  receivedAt: 5,
  ...body,
});
const say = (body: FeedEventBody) => applyFeedEvent(book, event(body));
const bookMatch = (of: Book): BookMatch => {
  const match = of.match(M);
  invariant(match, 'the match is in the book');
  return match;
};
const now = (selection = HOME) => book.price(M, selection);

beforeEach(() => {
  book = new Book();
  seq = 0;
  say({ type: 'FixtureAdded', fixture: fixture(M) });
  say({ type: 'MarketChanged', markets: [result(2000), total] });
});

describe('applyFeedEvent', () => {
  it('tells which prices changed and nothing else', () => {
    const change = say({ type: 'MarketChanged', markets: [result(2100), total] });
    expect(change).toMatchObject({ applied: 'applied', prices: [HOME], markets: [], material: false });
    expect(now()).toMatchObject({ odds: 2100, status: OPEN });
  });

  it('changes nothing on duplicates, late messages and messages of unknown matches', () => {
    const before = JSON.stringify(snapshotMatch(book, bookMatch(book)));
    expect(applyFeedEvent(book, event({ type: 'MarketChanged', markets: [result(9000)] }, seq)).applied).toBe('duplicate');
    expect(applyFeedEvent(book, event({ type: 'MarketChanged', markets: [result(9000)] }, 1)).applied).toBe('duplicate');
    expect(applyFeedEvent(book, { ...event({ type: 'MarketChanged', markets: [result(9000)] }, 9), match: 1 }).applied).toBe('unknown');
    expect(JSON.stringify(snapshotMatch(book, bookMatch(book)))).toBe(before);
  });

  it('reports a gap and suspends what was not sent since', () => {
    seq += 3;
    const change = say({ type: 'MarketChanged', markets: [result(2100)] });
    expect(change.applied).toBe('gap');
    expect(now(HOME)).toMatchObject({ odds: 2100, status: OPEN });
    expect(now(OVER)).toMatchObject({ odds: 1900, status: SUSPENDED });
    expect(say({ type: 'MarketChanged', markets: [total] }).applied).toBe('applied');
    expect(now(OVER)?.status).toBe(OPEN);
  });

  it('takes a new FixtureAdded as a new picture that may jump ahead', () => {
    seq += 50;
    expect(say({ type: 'FixtureAdded', fixture: fixture(M) }).applied).toBe('applied');
    expect(now()?.status).toBe(SUSPENDED);
    say({ type: 'MarketChanged', markets: [result(2000)] });
    expect(now()?.status).toBe(OPEN);
  });

  it('stops and reopens; an outcome that is left out is not offered', () => {
    expect(say({ type: 'MarketStopped', status: 'suspended' }).material).toBe(true);
    expect(now()?.status).toBe(SUSPENDED);
    say({
      type: 'MarketChanged',
      markets: [
        {
          market: RESULT,
          status: 'open',
          prices: [
            [1, 2000],
            [2, 3800],
          ],
        },
      ],
    });
    expect(now()?.status).toBe(OPEN);
    expect(now(selectionId(RESULT, 0))?.odds).toBe(0);
  });

  it('counts versions: of the market with prices, of the match with material events', () => {
    const match = bookMatch(book);
    const before = { market: now()?.marketVersion ?? 0, match: match.version };
    say({ type: 'MarketChanged', markets: [result(2100)] });
    expect(now()?.marketVersion).toBeGreaterThan(before.market);
    expect(match.version).toBe(before.match);
    say({
      type: 'MatchEvent',
      incident: { id: 1, kind: 'goal', side: 1, period: 1, second: 9, score: [1, 0] },
      facts: live(1),
      material: true,
    });
    expect(match.version).toBeGreaterThan(before.match);
    expect(match.lastScore).toEqual({ side: 1, at: 5 });
  });

  it('T22 a stop or a price arriving on a settled market neither reopens nor regresses it', () => {
    say({
      type: 'MarketSettled',
      version: 1,
      certainty: 'confirmed',
      results: [
        [selectionId(TOTAL, 1), WIN],
        [selectionId(TOTAL, 2), LOSE],
      ],
    });
    expect(now(OVER)).toMatchObject({ odds: 0, status: CLOSED });
    for (const body of [
      { type: 'MarketStopped', status: 'suspended' },
      { type: 'MarketStopped', status: 'suspended', markets: [TOTAL] },
      { type: 'MarketChanged', markets: [total] },
      { type: 'MarketStopped', status: 'closed' },
      { type: 'MarketChanged', markets: [total] },
    ] satisfies FeedEventBody[]) {
      say(body);
      expect(now(OVER)).toMatchObject({ odds: 0, status: CLOSED });
    }
  });

  it('T22 a cancelled market stays closed until that is rolled back, then waits for prices', () => {
    say({ type: 'MarketCancelled', version: 1, markets: [RESULT] });
    say({ type: 'MarketChanged', markets: [result(2000)] });
    say({ type: 'MarketStopped', status: 'suspended' });
    expect(now()?.status).toBe(CLOSED);
    say({ type: 'CancelRolledBack', version: 2, markets: [RESULT] });
    expect(now()?.status).toBe(SUSPENDED);
    say({ type: 'MarketChanged', markets: [result(2000)] });
    expect(now()?.status).toBe(OPEN);
  });

  it('a cancellation of a window leaves the market open', () => {
    say({ type: 'MarketCancelled', version: 1, markets: [RESULT], from: 1, to: 2 });
    expect(now()?.status).toBe(OPEN);
  });

  it('a rolled-back settlement opens again with fresh prices only', () => {
    say({
      type: 'MarketSettled',
      version: 1,
      certainty: 'confirmed',
      results: [
        [selectionId(TOTAL, 1), WIN],
        [selectionId(TOTAL, 2), LOSE],
      ],
    });
    say({ type: 'SettlementRolledBack', version: 2, markets: [TOTAL] });
    expect(now(OVER)).toMatchObject({ odds: 0, status: SUSPENDED });
    say({ type: 'MarketChanged', markets: [total] });
    expect(now(OVER)).toMatchObject({ odds: 1900, status: OPEN });
  });

  it('a partly settled market keeps its open selections', () => {
    say({ type: 'MarketSettled', version: 1, certainty: 'confirmed', results: [[HOME, LOSE]] });
    say({ type: 'MarketChanged', markets: [result(2000)] });
    expect(now(HOME)).toMatchObject({ odds: 0, status: OPEN });
    expect(now(selectionId(RESULT, 2))).toMatchObject({ odds: 3800, status: OPEN });
  });

  it('T20 a silent book shows everything as suspended', () => {
    book.isSourceSilent = true;
    expect(now()).toMatchObject({ odds: 2000, status: SUSPENDED });
    book.isSourceSilent = false;
    expect(now()?.status).toBe(OPEN);
  });
});

describe('images', () => {
  it('restore the same match; without a running source they are suspended', () => {
    say({
      type: 'MarketSettled',
      version: 1,
      certainty: 'confirmed',
      results: [
        [selectionId(TOTAL, 1), WIN],
        [selectionId(TOTAL, 2), LOSE],
      ],
    });
    const image = JSON.parse(JSON.stringify(snapshotMatch(book, bookMatch(book))));
    const fresh = new Book();
    restoreMatch(fresh, image, true);
    expect(snapshotMatch(fresh, bookMatch(fresh))).toEqual(image);
    expect(fresh.price(M, HOME)).toEqual(now(HOME));
    const stored = new Book();
    restoreMatch(stored, image, false);
    expect(stored.price(M, HOME)?.status).toBe(SUSPENDED);
    expect(stored.price(M, OVER)).toMatchObject({ odds: 0, status: CLOSED });
  });

  it('never set a book back', () => {
    const old = snapshotMatch(book, bookMatch(book));
    say({ type: 'MarketChanged', markets: [result(2500)] });
    expect(restoreMatch(book, old, true).applied).toBe('duplicate');
    expect(now()?.odds).toBe(2500);
  });
});

describe('T21 loss, duplication and reordering, then recovery', () => {
  it.each([1, 2, 3, 4, 5])('ends as a clean run does (seed %i)', (seed) => {
    const random = createRandom('t21', seed);
    const clean = new Book();
    const events: FeedEvent[] = [event({ type: 'FixtureAdded', fixture: fixture(M) }, 1)];
    for (let i = 2; i <= 400; i++) {
      const body: FeedEventBody = random.chance(0.05)
        ? { type: 'MarketStopped', status: 'suspended' }
        : random.chance(0.1)
          ? { type: 'MatchStateChanged', facts: live(random.int(4)) }
          : { type: 'MarketChanged', markets: [result(1500 + random.int(2000)), { ...total, market: TOTAL + 1024 * 4 * random.int(6) }] };
      events.push(event(body, i));
    }
    for (const e of events) applyFeedEvent(clean, e);
    const wire = events.filter(() => !random.chance(0.1)).flatMap((e) => (random.chance(0.1) ? [e, e] : [e]));
    for (let i = 0; i + 1 < wire.length; i++) if (i > 0 && random.chance(0.1)) wire.splice(i, 2, ...wire.slice(i, i + 2).reverse());
    const torn = new Book();
    let gaps = 0;
    for (const e of wire) if (applyFeedEvent(torn, e).applied === 'gap') gaps++;
    expect(gaps).toBeGreaterThan(0);
    restoreMatch(torn, snapshotMatch(clean, bookMatch(clean)), true);
    expect({ ...snapshotMatch(torn, bookMatch(torn)), version: 0 }).toEqual({ ...snapshotMatch(clean, bookMatch(clean)), version: 0 });
  });
});

describe('Book', () => {
  it('reuses slots and finds every market after thousands came and went (seed 7)', () => {
    const random = createRandom('slots', 7);
    const many = new Book();
    const expected = new Map<number, Map<number, number>>();
    for (let i = 0; i < 4000; i++) {
      const id = 1 + random.int(60);
      if (random.chance(0.15)) {
        many.removeMatch(id);
        expected.delete(id);
        continue;
      }
      const match = many.match(id) ?? many.addMatch(fixture(id), 'test', 1, INITIAL_MATCH_STATE);
      const market = encodeMarketId({ type: 44 + random.int(30), period: random.int(3), line: random.int(40) - 20, specifier: 0 });
      const odds = 1001 + random.int(9000);
      const slot = many.find(match, market) < 0 ? many.addMarket(match, market, 1) : many.find(match, market);
      many.setOdds(slot, 1, odds);
      const known = expected.get(id) ?? new Map();
      expected.set(id, known.set(selectionId(market, 1), odds));
    }
    expect(many.size).toBe(expected.size);
    for (const [id, prices] of expected) {
      expect(many.match(id)?.markets).toBe(prices.size);
      for (const [selection, odds] of prices) expect(many.price(id, selection)?.odds).toBe(odds);
    }
  });
});
