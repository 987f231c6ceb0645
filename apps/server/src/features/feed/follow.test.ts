import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Book, CLOSED, MARKET_STATUSES, OPEN } from '@touchline/feed/book/book';
import { snapshotMatch } from '@touchline/feed/book/match-snapshot';
import type { FeedEvent } from '@touchline/feed/feed-events';
import { createRandom } from '@touchline/kernel/random';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findNats } from '../../../../../tools/find-program.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import {
  createScriptedSource,
  HOME,
  liveFacts,
  type ScriptedSource,
  testFixture,
  testPrices,
} from '../../../tests/harness/worlds/scripted-source.ts';
import { freePort } from '../../platform/db/free-port.ts';
import type { Bus } from '../../platform/events/bus.ts';
import { connectNatsBus } from '../../platform/events/nats-bus.ts';
import { createLog } from '../../platform/watch/log.ts';
import { type EventsMessage, FEED_SUBJECTS, type SnapshotRequest } from './bus-messages.ts';
import { createFeedFeature } from './index.ts';

const M = 701;
const SILENT = 702;
const nats = findNats();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-follow-'));
let broker: ChildProcess;
let leader: TestApp;
let replica: TestApp;
let source: ScriptedSource;

const leaderBook = (): Book => leader.app.features.feed.book;
const pictureOf = (book: Book, matchId: number) => {
  const match = book.match(matchId);
  // The replica's version also goes up with what it missed.
  return match && { ...snapshotMatch(book, match), version: 0 };
};

describe.skipIf(!nats)('a replica over NATS (nats-server)', () => {
  beforeAll(async () => {
    const port = await freePort();
    broker = spawn(nats ?? '', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    await new Promise<void>((resolve, reject) => {
      broker.once('error', reject);
      broker.stderr?.on('data', (text: Buffer) => {
        if (String(text).includes('Server is ready')) resolve();
      });
    });
    const natsUrl = `nats://127.0.0.1:${port}`;
    source = createScriptedSource(Date.now, [
      [M, { type: 'FixtureAdded', fixture: testFixture(M, Date.now() + 3_600_000) }],
      [M, { type: 'MarketChanged', markets: testPrices() }],
      [SILENT, { type: 'FixtureAdded', fixture: testFixture(SILENT, Date.now() + 3_600_000) }],
    ]);
    leader = await startTestApp({ roles: ['ingest'], source, config: { natsUrl } });
    await vi.waitUntil(() => !leader.app.features.feed.book.isSourceSilent, { timeout: 10_000 });
    replica = await startTestApp({ roles: ['api'], databaseUrl: leader.databaseUrl, config: { natsUrl } });
  }, 60_000);
  afterAll(async () => {
    await replica?.close();
    await leader?.close();
    broker?.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });

  it('starts from snapshots, and takes no bets before they are complete', async () => {
    await expect.poll(() => replica.app.features.feed.book.isSourceSilent, { timeout: 10_000 }).toBe(false);
    for (const match of [M, SILENT]) {
      expect(pictureOf(leaderBook(), match)).toBeDefined();
      expect(pictureOf(replica.app.features.feed.book, match)).toEqual(pictureOf(leaderBook(), match));
    }
    expect(replica.app.features.line.readQuote(M, HOME)).toMatchObject({ odds: 2000, marketStatus: 'open' });
  });

  it('shows a price that changed at the leader', async () => {
    source.say(M, { type: 'MarketChanged', markets: testPrices(2345) });
    await expect.poll(() => replica.app.features.line.readQuote(M, HOME)?.odds, { timeout: 10_000 }).toBe(2345);
    const list = (await replica.request({ url: '/service-api/LineFeed/Get1x2_VZip' })).json();
    expect(JSON.stringify(list)).toContain('2345');
  });

  it('T21 suspends what a lost message may have changed, asks for a snapshot, and has the lost price with it', async () => {
    const follower = await startTorn();
    try {
      await expect.poll(() => pictureOf(follower.book, M), { timeout: 10_000 }).toEqual(pictureOf(leaderBook(), M));
      const seen: (string | undefined)[] = [];
      const unobserve = follower.feed.observe({
        changed: () => void seen.push(MARKET_STATUSES[follower.book.price(M, HOME)?.status ?? CLOSED]),
      });
      follower.tear((events) => events.filter((event) => event.type !== 'MarketChanged'));
      source.say(M, { type: 'MarketChanged', markets: testPrices(2700) });
      await vi.waitUntil(() => follower.torn > 0, { timeout: 10_000 });
      follower.tear(undefined);
      expect(follower.book.price(M, HOME)?.odds).not.toBe(2700);
      source.say(M, { type: 'MatchStateChanged', facts: liveFacts(0, 0, Date.now()) });
      await expect.poll(() => follower.book.price(M, HOME), { timeout: 10_000 }).toMatchObject({ odds: 2700, status: OPEN });
      expect(seen[0]).toBe('suspended');
      expect(follower.asked).toContainEqual({ matches: [M] });
      unobserve();
    } finally {
      await follower.stop();
    }
  });

  it.each([21, 22, 23])('T21 ends with the leader’s book after loss, echoes and reordering (seed %i)', async (seed) => {
    const random = createRandom('follow', seed);
    const follower = await startTorn();
    try {
      let held: FeedEvent[] = [];
      follower.tear((events) =>
        events.flatMap((event) => {
          if (random.chance(0.1)) return [];
          if (random.chance(0.1)) return [event, event];
          // Kept back until the next one has passed it.
          if (random.chance(0.1)) {
            held.push(event);
            return [];
          }
          const late = held;
          held = [];
          return [event, ...late];
        }),
      );
      for (let i = 0; i < 200; i++) {
        const what = random.int(10);
        if (what === 0) source.say(M, { type: 'MarketStopped', status: 'suspended' });
        else if (what === 1) source.say(M, { type: 'MatchStateChanged', facts: liveFacts(random.int(4), 0, Date.now()) });
        else source.say(M, { type: 'MarketChanged', markets: testPrices(1500 + random.int(2000)) });
        // Snapshots are asked for and come meanwhile.
        if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 30));
      }
      const last = leaderBook().match(M)?.seq ?? 0;
      await vi.waitUntil(() => follower.heard >= last, { timeout: 10_000 });
      expect(follower.torn).toBeGreaterThan(0);
      follower.tear(undefined);
      // The last lost message shows with the next one.
      source.say(M, { type: 'MatchStateChanged', facts: liveFacts(4, 4, Date.now()) });
      await expect.poll(() => pictureOf(follower.book, M), { timeout: 10_000 }).toEqual(pictureOf(leaderBook(), M));
      expect(follower.asked.some(({ matches }) => matches?.includes(M) ?? false)).toBe(true);
    } finally {
      await follower.stop();
    }
  });
});

type Tear = ((events: EventsMessage) => readonly FeedEvent[]) | undefined;

/** Another replica's feed, behind a line that changes what it hears of the events. */
async function startTorn() {
  const own = await connectNatsBus(leader.platform.config.natsUrl ?? '', createLog('silent'));
  let tear: Tear;
  const state = { torn: 0, heard: 0, asked: [] as SnapshotRequest[] };
  const bus: Bus = {
    ...own,
    publish(subject, message) {
      if (subject === FEED_SUBJECTS.snapshotRequest) state.asked.push(message as SnapshotRequest);
      own.publish(subject, message);
    },
    subscribe(subject, listener) {
      if (subject !== FEED_SUBJECTS.events) return own.subscribe(subject, listener);
      return own.subscribe(subject, (message, at) => {
        const events = message as EventsMessage;
        const passed = tear ? tear(events) : events;
        if (passed.length !== events.length || passed.some((event, i) => event !== events[i])) state.torn++;
        for (const event of events) if (event.match === M) state.heard = Math.max(state.heard, event.seq);
        listener(passed, at);
      });
    },
  };
  const feed = createFeedFeature({ ...leader.platform, roles: new Set(['api']), bus });
  await feed.start?.();
  await vi.waitUntil(() => !feed.book.isSourceSilent, { timeout: 10_000 });
  return {
    feed,
    book: feed.book,
    get torn() {
      return state.torn;
    },
    get heard() {
      return state.heard;
    },
    asked: state.asked,
    tear(next: Tear) {
      tear = next;
    },
    async stop() {
      await feed.stop?.();
      await own.close();
    },
  };
}
