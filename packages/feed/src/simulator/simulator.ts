import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FeedSource } from '../feed-events.ts';
import { SOURCE } from './world/match-publisher.ts';
import { MatchScheduler, type SetAside } from './world/match-scheduler.ts';
import type { World } from './world/world.ts';

export interface SimulatorOptions {
  readonly world: World;
  /** Epoch ms. */
  readonly now: () => number;
  /** Told of work that failed or did not come to an end. */
  readonly setAside?: (what: SetAside) => void;
  /** Called after each stretch of work: what was said in it may be sent. */
  readonly stretchEnded?: () => void;
  /** Whether the receiver is behind: telling waits for it. */
  readonly receiverBusy?: () => boolean;
}

/** Real milliseconds between rounds of work, of work at a stretch before the event loop gets its turn, and between signs of life. */
const TICK_MS = 50;
const STRETCH_MS = 8;
const ALIVE_MS = 5000;
/**
 * A world this far behind its clock says that it is alive no more: its prices are old. One that has always something due is not far behind for
 * that: with too little of a processor it quotes each match less often.
 */
const BEHIND_MS = 10_000;

/**
 * The simulated world as a feed source; its past is `SimulatedHistory`, over a world of its own. Each match continues from the sequence that
 * `since` gives. Markets that the receiver has stored (`offered`) are settled even where they were published before this process started.
 */
export function createSimulator({ world, now, setAside, stretchEnded, receiverBusy }: SimulatorOptions): FeedSource {
  let stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let repeat: (match?: number) => void = () => undefined;

  return {
    name: SOURCE,
    start(emit, since, offered, isOver) {
      stopped = new AbortController();
      const { signal } = stopped;
      const crowd = new MatchScheduler(world, {
        emit,
        since,
        offered: offered ?? (() => []),
        ...(isOver ? { isOver } : {}),
        ...(setAside ? { setAside } : {}),
      });
      let seq = since(0);
      const say = (body: { readonly type: 'Alive'; readonly subscribed: true } | { readonly type: 'SnapshotComplete' }): void => {
        const at = now();
        emit({ source: SOURCE, seq: ++seq, match: 0, sourceTime: at, receivedAt: at, ...body });
      };
      let aliveAt = 0;
      let told = false;
      repeat = (match) => {
        crowd.repeat(now(), match);
        if (match === undefined) told = false;
      };
      /** Works in stretches, so that nothing else on the event loop waits long. */
      async function run(whole: () => void): Promise<void> {
        crowd.gather(now());
        while (!signal.aborted) {
          const began = performance.now();
          let busy = !receiverBusy?.();
          while (busy && performance.now() - began < STRETCH_MS) busy = crowd.step(now());
          const at = now();
          if (at >= aliveAt && crowd.behindMs(at) < BEHIND_MS) {
            aliveAt = at + ALIVE_MS;
            say({ type: 'Alive', subscribed: true });
          }
          if (!told && crowd.complete) {
            told = true;
            say({ type: 'SnapshotComplete' });
            whole();
          }
          stretchEnded?.();
          await (busy ? nextTurn() : sleep(TICK_MS, undefined, { signal }).catch(() => undefined));
        }
        whole();
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
    recover: (match) => repeat(match),
  };
}
