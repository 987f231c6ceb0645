import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FeedEvent, FeedSource } from '../vocabulary.ts';
import { Crowd } from './world/crowd.ts';
import { SOURCE } from './world/lane.ts';
import { Past } from './world/past.ts';
import type { World } from './world/world.ts';

export interface SimulatorOptions {
  readonly world: World;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Real milliseconds between rounds of work, of work at a stretch before the event loop gets its turn, and between signs of life. */
const TICK_MS = 100;
const STRETCH_MS = 8;
const ALIVE_MS = 5000;

/**
 * The simulated world as a feed source. Every lane goes on from the sequence that `since` gives, and markets that the receiver has stored
 * (`offered`) are settled even where they were shown before this process began.
 */
export function createSimulator({ world, now }: SimulatorOptions): FeedSource {
  let stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let repeat: (match?: number) => void = () => undefined;

  /** Works off what is due in stretches, so that nothing else on the event loop waits long. */
  async function workOff(told: Crowd): Promise<void> {
    const at = now();
    while (!stopped.signal.aborted) {
      const began = performance.now();
      while (told.step(at)) if (performance.now() - began > STRETCH_MS) break;
      if (!told.due(at)) return;
      await nextTurn();
    }
  }

  async function run(told: Crowd, emit: (event: FeedEvent) => void, seq: { alive: number }): Promise<void> {
    let aliveAt = 0;
    while (!stopped.signal.aborted) {
      const at = now();
      if (at >= aliveAt) {
        aliveAt = at + ALIVE_MS;
        emit({ source: SOURCE, seq: ++seq.alive, match: 0, sourceTime: at, receivedAt: at, type: 'Alive', subscribed: true });
      }
      await workOff(told);
      await sleep(TICK_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  return {
    name: SOURCE,
    history: new Past(world, now),
    async start(emit, since, offered) {
      stopped = new AbortController();
      const seq = { alive: since(0) };
      const told = new Crowd(world, emit, since, offered ?? (() => []));
      const complete = (): void => {
        const at = now();
        emit({ source: SOURCE, seq: ++seq.alive, match: 0, sourceTime: at, receivedAt: at, type: 'SnapshotComplete' });
      };
      repeat = (match) => {
        told.repeat(now(), match);
        if (match === undefined) complete();
      };
      told.gather(now());
      await workOff(told);
      complete();
      running = run(told, emit, seq);
    },
    async stop() {
      stopped.abort();
      await running;
    },
    recover: (match) => repeat(match),
  };
}
