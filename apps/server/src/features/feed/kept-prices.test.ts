import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import type { FeedEventBody } from '@touchline/feed/feed-events';
import { expect, it } from 'vitest';
import { createTestClock } from '../../../tests/harness/test-clock.ts';
import { liveFacts, testFixture, testMarket } from '../../../tests/harness/worlds/scripted-source.ts';
import type { FeedStore } from './feed.store.ts';
import { createRecorder } from './feed-persistence.ts';
import type { PriceBatch } from './price-history.store.ts';

/** Which selections of a match are written down when a main line and `beside` others move. */
async function keptOf(weight: number, live: boolean, beside: number): Promise<number> {
  const book = new Book();
  const clock = createTestClock();
  const batches: PriceBatch[] = [];
  const store = {
    write: async () => undefined,
    writePrices: async (_at: Date, written: readonly PriceBatch[]) => void batches.push(...written),
  } as unknown as FeedStore;
  const recorder = createRecorder(
    { log: { warn: () => undefined } as never, bus: { publish: () => undefined } as never, clock },
    book,
    store,
  );
  let seq = 0;
  const say = (body: FeedEventBody): void => {
    const change = applyFeedEvent(book, { source: 'test', seq: ++seq, match: 1, sourceTime: 0, receivedAt: 0, ...body });
    if (change.applied !== 'unknown') recorder.changed(change);
  };
  say({ type: 'FixtureAdded', fixture: testFixture(1, clock.now(), { weight }) });
  if (live) say({ type: 'MatchStateChanged', facts: liveFacts(0, 0, clock.now()) });
  const line = (i: number, main: boolean) => ({
    market: testMarket('total', { line: 4 * i + 2 }),
    status: 'open' as const,
    main,
    prices: [
      [1, 1900 + i],
      [2, 1900],
    ] as const,
  });
  say({ type: 'MarketChanged', markets: [line(0, true), ...Array.from({ length: beside }, (_, i) => line(i + 1, false))] });
  await recorder.flush();
  await recorder.stop();
  return batches.reduce((sum, { selections }) => sum + selections.length, 0);
}

it('S206 keeps the prices of every market of the matches that most look at, within a bound, and the main lines of the others', async () => {
  expect(await keptOf(20, false, 5)).toBe(2);
  expect(await keptOf(20, true, 5)).toBe(2);
  expect(await keptOf(50, false, 5)).toBe(2);
  expect(await keptOf(50, true, 5)).toBe(12);
  expect(await keptOf(80, false, 5)).toBe(12);
  expect(await keptOf(80, true, 300)).toBe(2 + 240);
});
