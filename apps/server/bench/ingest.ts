import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import type { FeedEvent } from '@touchline/feed/feed-events';
import { createRandom } from '@touchline/kernel/random';
import { benchMarkets, fillBook, NOW } from './parts/bench-book.ts';

const MATCHES = 2000;
const MARKETS = 30;
const SELECTIONS = 3;
const ROUNDS = 7;
const EVENTS = 4000;
const MIN = 300_000;
const MIN_RATIO = 0.25;

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const cpuSeconds = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
};

/** Whole markets with every price moved, as a source sends them; encoded as on a wire, so that both contenders pay for decoding. */
function messages(round: number): string[] {
  const random = createRandom('ingest', round);
  return Array.from({ length: EVENTS }, (_, i) => {
    const match = 1 + (i % MATCHES);
    const event: FeedEvent = {
      source: 'bench',
      seq: 4 + round * Math.ceil(EVENTS / MATCHES) + Math.floor(i / MATCHES),
      match,
      sourceTime: NOW,
      receivedAt: NOW,
      type: 'MarketChanged',
      markets: benchMarkets(random, MARKETS, SELECTIONS),
    };
    return JSON.stringify(event);
  });
}

export const bench = {
  name: 'ingest',
  goal: `at least ${MIN_RATIO} of a bare loop with the same encoding, and ${MIN / 1000}k price changes per CPU second`,
  async run() {
    const book = new Book();
    fillBook(book, MATCHES, MARKETS, SELECTIONS);
    const bare = new Map<number, number>();
    const rates: number[] = [];
    const ratios: number[] = [];
    let changes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const texts = messages(round);
      let from = process.cpuUsage();
      for (const text of texts) {
        const event = JSON.parse(text) as Extract<FeedEvent, { type: 'MarketChanged' }>;
        for (const market of event.markets)
          for (const [outcome, odds] of market.prices) bare.set(event.match * 4096 + (market.market % 1024) + outcome, odds);
      }
      const bareSeconds = cpuSeconds(from);
      from = process.cpuUsage();
      changes = 0;
      for (const text of texts) changes += applyFeedEvent(book, JSON.parse(text) as FeedEvent).prices.length;
      const seconds = cpuSeconds(from);
      rates.push(changes / seconds);
      ratios.push(bareSeconds / seconds);
    }
    const rate = median(rates);
    const ratio = median(ratios);
    return {
      ours: `${Math.round(rate / 1000)}k changes/s`,
      against: `${Math.round(rate / ratio / 1000)}k/s bare loop (JSON.parse and a Map)`,
      ratio,
      pass: ratio >= MIN_RATIO && rate >= MIN,
      notes: `median of ${ROUNDS} rounds of ${EVENTS} messages, ${changes} changes each; ratios ${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    };
  },
};
