// The thread that tells the simulated world. It works only as far ahead as its batches are taken.
import { parentPort, workerData } from 'node:worker_threads';
import { createSimulator } from '@touchline/feed/simulator/simulator';
import type { FeedEvent } from '@touchline/feed/vocabulary';
import { invariant } from '@touchline/kernel/invariant';
import { lowerPriority } from './lower-priority.ts';
import type { TellerData, TellerMessage, TellerOrder } from './messages.ts';
import { worldOf } from './world-of.ts';

/** A batch is small enough to be taken in within a few milliseconds. */
const MOST_EVENTS = 40;
const MOST_MARKETS = 600;
/** Batches that may be on their way; beyond it telling waits. */
const MOST_UNTAKEN = 2;

invariant(parentPort, 'the world is told in a thread');
const port = parentPort;
const { known, ...settings } = workerData as TellerData;
lowerPriority();

const say = (message: TellerMessage): void => port.postMessage(message);
let batch: FeedEvent[] = [];
let markets = 0;
let untaken = 0;
const waiting: FeedEvent[][] = [];

function send(): void {
  while (untaken < MOST_UNTAKEN && waiting.length > 0) {
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
  if (batch.length >= MOST_EVENTS || markets >= MOST_MARKETS) close();
}

const simulator = createSimulator({
  world: worldOf(settings),
  now: Date.now,
  setAside: (what) => say({ kind: 'set-aside', ...what }),
  stretchEnded: close,
  receiverBusy: () => waiting.length > 0,
});
port.on('message', (order: TellerOrder) => {
  if (order.kind === 'taken') {
    untaken--;
    send();
  } else if (order.kind === 'recover') simulator.recover?.(order.match);
  else
    void simulator.stop().then(() => {
      close();
      port.close();
    });
});
void simulator.start(
  emit,
  (match) => known.seqs.get(match) ?? 0,
  (match) => known.offered.get(match) ?? [],
);
