import type { FeedEvent, FeedSource } from '../feed-events.ts';
import { ReplaySchedule, type ReplayScheduleOptions, type ScheduledEvent } from './replay-schedule.ts';

export interface ReplayOptions extends ReplayScheduleOptions {
  /** Epoch ms. */
  readonly now: () => number;
}

const SOURCE = 'replay';
const ALIVE_MS = 5_000;
const MAX_WAIT_MS = 1_000;
/** Events sent in one batch before the event loop gets its turn. */
const BATCH = 100;

/**
 * Recorded matches as a feed: prices, events at their second, results. `epochMs` is when the replay began, the same after every
 * restart: what is due is sent again under the same numbers, without what the receiver already has.
 */
export function createReplay(options: ReplayOptions): FeedSource & { readonly endsAt: number; readonly done: Promise<void> } {
  const schedule = new ReplaySchedule(options);
  const finished = Promise.withResolvers<void>();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let alive: ReturnType<typeof setInterval> | undefined;

  return {
    name: SOURCE,
    endsAt: schedule.endsAt,
    /** Resolves when the last event has been sent. */
    done: finished.promise,
    async start(emit, lastSeqOf) {
      let lifeSigns = 0;
      const send = (timed: ScheduledEvent): void => {
        if (timed.seq <= lastSeqOf(timed.match)) return;
        emit({
          source: SOURCE,
          seq: timed.seq,
          match: timed.match,
          sourceTime: timed.at,
          receivedAt: options.now(),
          ...timed.body,
        } as FeedEvent);
      };
      const emitBody = (body: { type: 'Alive'; subscribed: boolean } | { type: 'SnapshotComplete' }): void => {
        const now = options.now();
        emit({ source: SOURCE, seq: ++lifeSigns, match: 0, sourceTime: now, receivedAt: now, ...body });
      };
      const loop = (): void => {
        if (stopped) return;
        for (let n = 0; n < BATCH; n++) {
          const due = schedule.next(options.now());
          if (!due) break;
          send(due);
        }
        const dueAt = schedule.dueAt;
        if (dueAt === Number.POSITIVE_INFINITY) {
          finished.resolve();
          return;
        }
        timer = setTimeout(loop, Math.min(MAX_WAIT_MS, Math.max(0, dueAt - options.now())));
      };
      for (const timed of schedule.opening()) send(timed);
      emitBody({ type: 'Alive', subscribed: true });
      emitBody({ type: 'SnapshotComplete' });
      alive = setInterval(() => emitBody({ type: 'Alive', subscribed: true }), ALIVE_MS);
      loop();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(alive);
      finished.resolve();
    },
  };
}
