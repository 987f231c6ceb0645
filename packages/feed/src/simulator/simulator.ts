import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FeedSource } from '../feed-events.ts';
import { SOURCE } from './world/match-publisher.ts';
import { MatchScheduler, type SetAside } from './world/match-scheduler.ts';
import type { World } from './world/world.ts';

export interface SimulatorOptions {
  readonly world: World;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called with work that failed or did not end. */
  readonly setAside?: (what: SetAside) => void;
  /** Called after each block of work: its events may be flushed. */
  readonly stretchEnded?: () => void;
  /** Whether the receiver is behind: publishing waits for it. */
  readonly receiverBusy?: () => boolean;
}

/** Real milliseconds between rounds of work, of work before the event loop gets its turn, and between Alive messages. */
const TICK_MS = 50;
const MAX_BLOCK_MS = 8;
const ALIVE_MS = 5000;
/**
 * A world that is further behind sends no Alive messages: its odds are out of date. Constant load alone does not get it there: on a slow
 * processor it quotes each match less often.
 */
const MAX_BEHIND_MS = 10_000;

/**
 * The simulated world as a feed source; its past is `SimulatedHistory`, over a world of its own. Each match continues from the sequence that
 * `since` gives. Markets that the receiver has stored (`offered`) are settled even where they were published before this process started.
 */
export function createSimulator({ world, now, setAside, stretchEnded, receiverBusy }: SimulatorOptions): FeedSource {
  let stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let resend: (match?: number) => void = () => undefined;
  let hasten: (match: number) => void = () => undefined;
  let read: (match: number) => void = () => undefined;

  return {
    name: SOURCE,
    start(emit, lastSeqOf, knownSelections, isFinished, isUnread) {
      stopped = new AbortController();
      const { signal } = stopped;
      const scheduler = new MatchScheduler(world, {
        emit,
        lastSeqOf,
        knownSelections: knownSelections ?? (() => []),
        ...(isFinished ? { isFinished } : {}),
        ...(isUnread ? { isUnread } : {}),
        ...(setAside ? { setAside } : {}),
      });
      let seq = lastSeqOf(0);
      const send = (body: { readonly type: 'Alive'; readonly subscribed: true } | { readonly type: 'SnapshotComplete' }): void => {
        const at = now();
        emit({ source: SOURCE, seq: ++seq, match: 0, sourceTime: at, receivedAt: at, ...body });
      };
      let aliveAt = 0;
      let snapshotSent = false;
      resend = (match) => {
        scheduler.resend(now(), match);
        if (match === undefined) snapshotSent = false;
      };
      hasten = (match) => scheduler.hasten(match);
      read = (match) => scheduler.receiverRead(match, now());
      /** Works in short blocks, so that nothing else on the event loop waits long. */
      async function run(snapshotComplete: () => void): Promise<void> {
        scheduler.start(now());
        while (!signal.aborted) {
          const began = performance.now();
          let busy = !receiverBusy?.();
          while (busy && performance.now() - began < MAX_BLOCK_MS) busy = scheduler.runNext(now());
          const at = now();
          if (at >= aliveAt && scheduler.behindMs(at) < MAX_BEHIND_MS) {
            aliveAt = at + ALIVE_MS;
            send({ type: 'Alive', subscribed: true });
          }
          if (!snapshotSent && scheduler.isComplete) {
            snapshotSent = true;
            send({ type: 'SnapshotComplete' });
            snapshotComplete();
          }
          stretchEnded?.();
          await (busy ? nextTurn() : sleep(TICK_MS, undefined, { signal }).catch(() => undefined));
        }
        snapshotComplete();
      }
      return new Promise((resolve, reject) => {
        running = run(resolve);
        running.catch(reject);
      });
    },
    async stop() {
      stopped.abort();
      await running;
    },
    recover: (match) => resend(match),
    read: (offered) => {
      for (const match of offered.keys()) read(match);
    },
    hasten: (match) => hasten(match),
  };
}
