// The thread that tells the simulated world. It works only as far ahead as its batches are taken.
import { parentPort } from 'node:worker_threads';
import type { FeedEvent, FeedSource } from '@touchline/feed/feed-events';
import { createSimulator } from '@touchline/feed/simulator/simulator';
import { invariant } from '@touchline/kernel/invariant';
import { startMemoryRelease } from '#platform/watch/release-memory';
import { lowerPriority } from './lower-priority.ts';
import type { Known, TellerMessage, TellerOrder, WorldSettings } from './messages.ts';
import { worldOf } from './world-of.ts';

/** A batch is small enough to be taken in within a few milliseconds. */
const MAX_EVENTS = 40;
const MAX_MARKETS = 600;
/** Markets of so many matches are told, as many as open the site, before the thread steps back: until then nobody is served. */
const FIRST_MATCHES = 50;
/** Nobody waits for this thread, and what it holds in reserve comes back soon: a release left 66 MB of 98. */
const RELEASE_MINUTES = 2;
/** Batches that may be on their way; beyond it telling waits. */
const MAX_UNTAKEN = 2;

invariant(parentPort, 'the world is told in a thread');
const port = parentPort;
startMemoryRelease(RELEASE_MINUTES, 1);

const say = (message: TellerMessage): void => port.postMessage(message);
let batch: FeedEvent[] = [];
let markets = 0;
let untaken = 0;
let firstMatches = FIRST_MATCHES;
const waiting: FeedEvent[][] = [];

function send(): void {
  while (untaken < MAX_UNTAKEN && waiting.length > 0) {
    untaken++;
    say({ kind: 'events', events: waiting.shift() ?? [] });
  }
}
function close(): void {
  if (batch.length === 0) return;
  waiting.push(batch);
  batch = [];
  markets = 0;
  send();
}
function emit(event: FeedEvent): void {
  batch.push(event);
  if (event.type === 'MarketChanged') markets += event.markets.length;
  if (event.type === 'MarketChanged' || event.type === 'SnapshotComplete') stepBack(event.type === 'SnapshotComplete');
  if (batch.length >= MAX_EVENTS || markets >= MAX_MARKETS) close();
}

function stepBack(isWhole: boolean): void {
  if (firstMatches === 0) return;
  firstMatches = isWhole ? 0 : firstMatches - 1;
  if (firstMatches === 0) lowerPriority();
}

function simulate(settings: WorldSettings): FeedSource {
  const world = worldOf(settings);
  // Planned while the receiver still reads what it has stored.
  for (const calendar of world.calendars.values()) {
    world.announced(calendar, Date.now());
    // On a machine that others keep busy a plan takes minutes: a thread that were replaced meanwhile would never end it.
    say({ kind: 'at-work' });
  }
  return createSimulator({
    world,
    now: Date.now,
    setAside: (what) => say({ kind: 'set-aside', ...what }),
    stretchEnded: close,
    receiverBusy: () => waiting.length > 0,
  });
}

let simulator: FeedSource | undefined;
const offered = new Map<number, Float64Array>();
const unread = new Set<number>();

function begin({ seqs, over, ...known }: Known): void {
  for (const [match, selections] of known.offered) offered.set(match, selections);
  for (const match of known.unread) unread.add(match);
  void simulator?.start(
    emit,
    (match) => seqs.get(match) ?? 0,
    (match) => offered.get(match) ?? [],
    (match) => over.has(match),
    (match) => unread.has(match),
  );
}

function read(more: Known['offered']): void {
  for (const [match, selections] of more) {
    offered.set(match, selections);
    unread.delete(match);
  }
  simulator?.read?.(more);
}

port.on('message', (order: TellerOrder) => {
  if (order.kind === 'world') simulator = simulate(order.settings);
  else if (order.kind === 'taken') {
    untaken--;
    send();
  } else if (order.kind === 'recover') simulator?.recover?.(order.match);
  else if (order.kind === 'hasten') simulator?.hasten?.(order.match);
  else if (order.kind === 'read') read(order.offered);
  else begin(order.known);
});
