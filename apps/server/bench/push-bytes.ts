import { gzipSync } from 'node:zlib';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import { createRandom } from '@touchline/kernel/random';
import type { FeedFeature } from '../src/features/feed/index.ts';
import { presentRow } from '../src/features/line/index.ts';
import { createTopicSeqs } from '../src/features/line/match-seqs.ts';
import { Hub } from '../src/features/push/hub.ts';
import { rowStyle } from '../src/features/push/match-delta.ts';
import { Subscriber } from '../src/features/push/subscriber.ts';
import { benchMarkets, fillBook, NOW } from './book-world.ts';

const MATCHES = 500;
const SECONDS = 60;
/** Of 500 matches in play, as many are priced anew each second as a model that looks every five seconds would. */
const MOVED_A_SECOND = 100;
const TICKS_A_SECOND = 12;
const LEAST = 10;

export const bench = {
  name: 'push-bytes',
  goal: `at least ${LEAST}x fewer bytes than polling 500 events with gzip each second`,
  async run() {
    const random = createRandom('push-bytes');
    const book = new Book();
    fillBook(book, MATCHES, 30, 3);
    let now = NOW;
    const feed = { book } as unknown as FeedFeature;
    const hub = new Hub({ clock: { now: () => now } }, { feed, line: { seqs: createTopicSeqs(1) } });
    let pushed = 0;
    const wire = {
      waiting: 0,
      write(frame: { readonly socketBytes: Buffer }) {
        pushed += frame.socketBytes.length;
      },
      onDrain: () => undefined,
      end: () => undefined,
    };
    const subscriber = new Subscriber(
      wire,
      () => now,
      (s, channel, since) => hub.catchUp(s, channel, since),
    );
    await hub.subscribe(subscriber, 'line', 'en', undefined);
    let polled = 0;
    for (let second = 0; second < SECONDS; second++) {
      for (let tick = 0; tick < TICKS_A_SECOND; tick++) {
        for (let i = 0; i < MOVED_A_SECOND / TICKS_A_SECOND; i++) {
          const match = 1 + random.int(MATCHES);
          const seq = (book.lane(match)?.seq ?? 0) + 1;
          // Three prices of a market move, as a result market does.
          const markets = benchMarkets(random, 30, 3).slice(0, 1 + random.int(2));
          hub.changed(
            applyFeedEvent(book, { source: 'bench', seq, match, sourceTime: now, receivedAt: now, type: 'MarketChanged', markets }),
          );
        }
        now += 1000 / TICKS_A_SECOND;
        hub.tick();
      }
      const rows = [...book.lanes()].map((lane) => presentRow(book, lane, rowStyle('en')));
      polled += gzipSync(JSON.stringify(rows), { level: 6 }).length;
    }
    const ratio = polled / pushed;
    return {
      ours: `${(pushed / SECONDS / 1024).toFixed(1)} KB/s`,
      against: `${(polled / SECONDS / 1024).toFixed(1)} KB/s polled`,
      ratio,
      pass: ratio >= LEAST,
      notes: `${SECONDS} s, ${MOVED_A_SECOND} of ${MATCHES} matches priced anew each second; frames are not compressed`,
    };
  },
};
