import { LOSE, WIN } from '@touchline/betting/settlement/leg-result';
import { afterEach, describe, expect, it } from 'vitest';
import { freshDb } from '../../../tests/harness/fresh-db.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { createTestClock, type TestClock } from '../../../tests/harness/test-clock.ts';
import {
  AWAY,
  createScriptedSource,
  DRAW,
  HOME,
  liveFacts,
  RESULT,
  type ScriptedSource,
  TOTAL_2_5,
  testFacts,
  testFixture,
  testPrices,
  testSelection,
} from '../../../tests/harness/worlds/scripted-source.ts';
import { ALIVE_TIMEOUT_MS, createSilenceWatch } from './feed-watchdog.ts';

const M = 501;
const open: TestApp[] = [];
afterEach(async () => {
  for (const test of open.splice(0)) await test.close();
});

const until = async (what: string, test: () => boolean | Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 400; i++) {
    if (await test()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`waited in vain: ${what}`);
};

async function start(clock: TestClock, databaseUrl?: string, opening = true): Promise<{ test: TestApp; source: ScriptedSource }> {
  const source = createScriptedSource(
    clock.now,
    opening
      ? [
          [M, { type: 'FixtureAdded', fixture: testFixture(M, clock.now() + 3_600_000) }],
          [M, { type: 'MarketChanged', markets: testPrices() }],
        ]
      : [],
  );
  const test = await startTestApp({ roles: ['api', 'ingest', 'jobs'], clock, source, ...(databaseUrl ? { databaseUrl } : {}) });
  open.push(test);
  await until('the feed is complete', () => !test.app.features.feed.book.isSourceSilent);
  return { test, source };
}
const OVER = testSelection(TOTAL_2_5, 1);
const status = ({ app }: TestApp) => app.features.line.readQuote(M, HOME)?.marketStatus;

describe('T20 feed silence', () => {
  it('suspends everything within 20 s without Alive and opens each market only when it has been sent again', async () => {
    const clock = createTestClock();
    const { test, source } = await start(clock);
    expect(status(test)).toBe('open');
    // Planted: a price that keeps coming is no sign of life.
    clock.advance(10_000);
    source.say(M, { type: 'MarketChanged', markets: testPrices(2100) });
    clock.advance(9_600);
    await until('suspended', () => status(test) === 'suspended');
    expect(test.app.features.line.isFeedDown()).toBe(true);
    expect((await test.request({ url: '/service-api/LineFeed/Get1x2_VZip' })).json().champs[0].matches[0]).toMatchObject({
      marketCount: 2,
      markets: [{ status: 'suspended' }, {}],
    });
    expect((await test.request({ url: '/health' })).statusCode).toBe(503);
    source.alive();
    expect(test.app.features.line.isFeedDown()).toBe(false);
    expect([status(test), test.app.features.line.readQuote(M, OVER)?.marketStatus]).toEqual(['suspended', 'suspended']);
    source.say(M, { type: 'MarketChanged', markets: testPrices(2200).filter(({ market }) => market === RESULT) });
    expect([status(test), test.app.features.line.readQuote(M, OVER)?.marketStatus]).toEqual(['open', 'suspended']);
  });
  it('stays open while the source speaks', () => {
    const watch = createSilenceWatch(0);
    watch.recovered(0);
    for (let at = 0; at < 100_000; at += 5000) {
      watch.alive(at);
      expect(watch.check(at + 4999)).toBe(false);
    }
    expect(watch.check(95_000 + ALIVE_TIMEOUT_MS)).toBe(true);
    expect(watch.silent).toBe(true);
  });
});

describe('results', () => {
  it('are stored in order with their news in the same transaction, once, however often they are told', async () => {
    const clock = createTestClock();
    const { test, source } = await start(clock);
    const news: unknown[] = [];
    test.platform.bus.subscribe('feed.results', (message) => news.push(message));
    source.say(M, {
      type: 'MarketSettled',
      version: 1,
      certainty: 'confirmed',
      results: [
        [HOME, WIN],
        [DRAW, LOSE],
        [AWAY, LOSE],
      ],
    });
    source.say(M, { type: 'SettlementRolledBack', version: 2, markets: [RESULT] });
    source.say(M, { type: 'MarketCancelled', version: 3, from: 1000, to: 2000 });
    const repeated = {
      source: 'scripted',
      seq: 3,
      match: M,
      sourceTime: 0,
      receivedAt: 0,
      type: 'MarketSettled',
      version: 1,
      certainty: 'confirmed',
      results: [[HOME, LOSE]],
    } as const;
    source.emit(repeated);
    const { readResults } = test.app.features.feed;
    await until('stored', async () => (await readResults(0n, 10)).length === 3);
    const stored = await readResults(0n, 10);
    expect(stored.map((r) => [r.kind, r.seq, r.version])).toEqual([
      ['settled', 3, 1],
      ['rolled-back', 4, 2],
      ['cancelled', 5, 3],
    ]);
    expect(stored[0]?.results).toEqual([
      [HOME, 'win'],
      [DRAW, 'lose'],
      [AWAY, 'lose'],
    ]);
    expect(stored[2]).toMatchObject({ markets: null, from: 1000, to: 2000 });
    expect(await readResults(stored[1]?.id ?? 0n, 10)).toHaveLength(1);
    await until('the news is out', () => news.length > 0);
  });
});

describe('restart', () => {
  it('goes on from the stored pictures: same prices, suspended until the source has sent them again', async () => {
    const clock = createTestClock();
    const databaseUrl = await freshDb();
    const first = await start(clock, databaseUrl);
    first.source.say(M, { type: 'MarketChanged', markets: testPrices(2500) });
    first.source.say(M, { type: 'MarketSettled', version: 1, certainty: 'confirmed', results: [[DRAW, LOSE]] });
    await open.pop()?.close();
    const { test, source } = await start(clock, databaseUrl, false);
    const quote = () => test.app.features.line.readQuote(M, HOME);
    expect(quote()).toMatchObject({ odds: 2500, marketStatus: 'suspended' });
    // Numbering continues above what was stored, and settled selections stay settled.
    source.say(M, { type: 'MarketChanged', markets: testPrices(2600) });
    expect(quote()).toMatchObject({ odds: 2600, marketStatus: 'open' });
    expect(test.app.features.line.readQuote(M, DRAW)?.odds).toBe(0);
  });

  it('a finished match leaves the book, and its page and names stay', async () => {
    const clock = createTestClock();
    const databaseUrl = await freshDb();
    const first = await start(clock, databaseUrl);
    first.source.say(M, { type: 'MatchStateChanged', facts: liveFacts(2, 1, clock.now()) });
    first.source.say(M, {
      type: 'MatchStateChanged',
      facts: testFacts({
        status: 'ended',
        period: 2,
        periodsDone: 2,
        counts: {
          score: [
            [1, 0],
            [1, 1],
          ],
        },
      }),
    });
    expect((await first.test.request({ url: '/service-api/LiveFeed/Get1x2_VZip' })).json().total).toBe(0);
    await open.pop()?.close();
    const { test } = await start(clock, databaseUrl, false);
    // As the sweep does once the match has been over for some minutes.
    test.app.features.feed.book.removeMatch(M);
    const reply = await test.request({ url: `/service-api/LiveFeed/GetGameZip?gameId=${M}` });
    expect(reply.json()).toMatchObject({ id: M, state: { status: 'ended', score: [2, 1] } });
    const [names] = await test.app.features.line.readNames([{ matchId: M, selectionId: HOME }], 'en');
    expect(names).toMatchObject({ matchName: 'Arsenal v Chelsea', champName: 'Premier League' });
  });
});

describe('ingest', () => {
  it('is run by one process at a time; the next one takes over when it ends', async () => {
    const clock = createTestClock();
    const databaseUrl = await freshDb();
    const first = await start(clock, databaseUrl);
    const waiting = createScriptedSource(clock.now);
    const second = await startTestApp({ roles: ['api', 'ingest'], clock, source: waiting, databaseUrl });
    open.push(second);
    expect(first.source.started).toBe(true);
    expect(waiting.started).toBe(false);
    await open.shift()?.close();
    await until('the lease is taken over', () => waiting.started);
  });
});
