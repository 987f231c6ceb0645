import { gzipSync } from 'node:zlib';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import type { FeedEvent } from '@touchline/feed/feed-events';
import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import { MatchScheduler } from '@touchline/feed/simulator/world/match-scheduler';
import { World } from '@touchline/feed/simulator/world/world';
import type { FeedFeature } from '../src/features/feed/index.ts';
import { hasEnded, phaseOf, presentRow } from '../src/features/line/index.ts';
import { createTopicSeqs } from '../src/features/line/topic-sequences.ts';
import type { Frame } from '../src/features/push/frame.ts';
import { Hub } from '../src/features/push/hub.ts';
import { rowStyle } from '../src/features/push/match-delta.ts';
import { Subscriber } from '../src/features/push/subscriber.ts';
import { median } from './parts/http-load.ts';

const MATCHES = 500;
const ROUNDS = 5;
const SECONDS = 30;
const TICK_MS = 80;
const MIN = 10;
/** A Saturday afternoon in Europe. */
const EPOCH = Date.UTC(2026, 1, 14, 15);

/** The simulated world at its own pace, on a clock that the bench turns. */
function startWorld() {
  const book = new Book();
  let now = EPOCH;
  let chosen: ReadonlySet<number> | undefined;
  let hear: ((event: FeedEvent) => void) | undefined;
  const world = new World({ seed: 1, epochMs: EPOCH, speed: 1, models: SPORT_MODELS, leagues: LEAGUES });
  const crowd = new MatchScheduler(world, {
    emit(event) {
      if (event.match === 0 || (chosen && !chosen.has(event.match))) return;
      if (hear) hear(event);
      else applyFeedEvent(book, event);
    },
    lastSeqOf: () => 0,
    knownSelections: () => [],
  });
  crowd.start(now);
  while (crowd.runNext(now));
  // All that is in play, then what starts next.
  const matches = [...book.matches()].filter((match) => !hasEnded(match.facts));
  matches.sort((a, b) => Number(phaseOf(b) === 'live') - Number(phaseOf(a) === 'live') || a.fixture.startsAt - b.fixture.startsAt);
  chosen = new Set(matches.slice(0, MATCHES).map((match) => match.id));
  for (const match of [...book.matches()]) if (!chosen.has(match.id)) book.removeMatch(match.id);
  return {
    book,
    live: [...book.matches()].filter((match) => phaseOf(match) === 'live').length,
    now: () => now,
    listen(listener: (event: FeedEvent) => void) {
      hear = listener;
    },
    turn(ms: number) {
      now += ms;
      while (crowd.runNext(now));
    },
  };
}

export const bench = {
  name: 'push-bytes',
  goal: `at least ${MIN}x fewer bytes than polling ${MATCHES} events with gzip each second`,
  async run() {
    const world = startWorld();
    const { book, now } = world;
    const hub = new Hub(
      { clock: { now } },
      { feed: { book } as unknown as FeedFeature, line: { seqs: createTopicSeqs(), readSilence: () => null } },
    );
    let packed = 0;
    let plain = 0;
    const wire = {
      waiting: 0,
      write(frame: Frame) {
        packed += frame.compressedBytes.length;
        plain += frame.socketBytes.length;
      },
      onDrain: () => undefined,
      end: () => undefined,
    };
    const subscriber = new Subscriber(wire, now, (s, channel, since) => hub.catchUp(s, channel, since));
    for (const topic of ['live', 'line']) await hub.subscribe(subscriber, topic, { lang: 'en' });
    let prices = 0;
    world.listen((event) => {
      const change = applyFeedEvent(book, event);
      prices += change.prices.length;
      hub.changed(change);
    });
    // Rows that the hub has not seen yet go out whole: a minute later it has seen those that move.
    for (let ms = 0; ms < 60_000; ms += TICK_MS) {
      world.turn(TICK_MS);
      hub.tick();
    }
    const ratios: number[] = [];
    const ours: number[] = [];
    const theirs: number[] = [];
    const texts: number[] = [];
    prices = 0;
    for (let round = 0; round < ROUNDS; round++) {
      packed = 0;
      plain = 0;
      let polled = 0;
      for (let ms = TICK_MS; ms <= SECONDS * 1000; ms += TICK_MS) {
        world.turn(TICK_MS);
        hub.tick();
        if (ms % 1000 >= TICK_MS) continue;
        const rows = [...book.matches()].map((match) => presentRow(book, match, rowStyle('en')));
        polled += gzipSync(JSON.stringify(rows), { level: 6 }).length;
      }
      ours.push(packed / SECONDS / 1024);
      texts.push(plain / SECONDS / 1024);
      theirs.push(polled / SECONDS / 1024);
      ratios.push(polled / packed);
    }
    const ratio = median(ratios);
    return {
      ours: `${median(ours).toFixed(2)} KB/s`,
      against: `${median(theirs).toFixed(1)} KB/s polled`,
      ratio,
      pass: ratio >= MIN,
      notes: `simulated world, ${world.live} of ${book.size} in play, ${Math.round(prices / ROUNDS / SECONDS)} price changes/s in all markets; ${ROUNDS} rounds of ${SECONDS} s, ratios ${Math.min(...ratios).toFixed(1)}-${Math.max(...ratios).toFixed(1)}; frames not packed ${median(texts).toFixed(2)} KB/s`,
    };
  },
};
