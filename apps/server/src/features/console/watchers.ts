import { type ConsoleQueue, type ConsoleTopic, isConsoleQueue, topicsOf } from '@touchline/contract/console/enums';
import type { ConsoleFrame } from '@touchline/contract/console/frame';
import type { AuthenticatedOperator } from '#platform/auth/authenticator';
import type { Log } from '#platform/watch/log';
import { createAreaPace } from './area-pace.ts';

/** The receiver of an operator's frames. */
export interface FrameSink {
  write(frame: ConsoleFrame): void;
  end(): void;
}

export interface WatcherDeps {
  readonly readWaiting: (brandId: number) => Promise<ReadonlyMap<ConsoleQueue, number>>;
  /** The session as it is now; undefined once it has ended. */
  readonly readSession: (sessionId: string) => Promise<AuthenticatedOperator | undefined>;
  readonly log: Log;
}

export interface Watchers {
  /** Tells the operator's topics at a brand's console at once, and from then on what changes. The function that comes back ends it. */
  add(operator: AuthenticatedOperator, brandId: number, sink: FrameSink): () => void;
  /** Of one session. */
  count(sessionId: string): number;
  /** Queues are told at once, areas at their pace. */
  changed(topics: readonly ConsoleTopic[]): void;
  /** Lets those go whose session has ended. */
  look(): Promise<void>;
  closeAll(): void;
}

interface Watcher {
  readonly operator: AuthenticatedOperator;
  readonly brandId: number;
  readonly topics: readonly ConsoleTopic[];
  readonly sink: FrameSink;
}

/** The watcher's own topics among those that changed, with how much waits in each queue; nothing where none of them did. */
function tell({ topics, sink }: Watcher, changed: ReadonlySet<ConsoleTopic>, waiting: ReadonlyMap<ConsoleQueue, number>): void {
  const announced = topics.filter((topic) => changed.has(topic));
  if (announced.length === 0) return;
  const counts = announced.filter(isConsoleQueue).map((queue) => [queue, waiting.get(queue) ?? 0]);
  sink.write({ t: 'queues', changed: announced, waiting: Object.fromEntries(counts) });
}

/** Which of the watchers still may hear of anything; the others are told that it is over, and leave the set. */
async function readStanding(watchers: Set<Watcher>, readSession: WatcherDeps['readSession']): Promise<Watcher[]> {
  const sessions = new Map<string, Promise<AuthenticatedOperator | undefined>>();
  const checked = await Promise.all(
    [...watchers].map(async (watcher) => {
      const { sessionId, roles, brandIds } = watcher.operator;
      if (!sessions.has(sessionId)) sessions.set(sessionId, readSession(sessionId));
      const now = await sessions.get(sessionId);
      if (now && now.roles.join() === roles.join() && now.brandIds?.join() === brandIds?.join()) return watcher;
      if (watchers.delete(watcher)) {
        watcher.sink.write({ t: 'ended' });
        watcher.sink.end();
      }
      return null;
    }),
  );
  return checked.filter((watcher) => watcher !== null && watchers.has(watcher)) as Watcher[];
}

/**
 * Operators who watch queues and areas in this process. Before each frame the session is looked up again: an operator who was signed out, disabled or
 * given other roles hears nothing more. What changes while the figures are being read is told with the next reading, so a burst costs two.
 */
export function createWatchers({ readWaiting, readSession, log }: WatcherDeps): Watchers {
  const watchers = new Set<Watcher>();
  let pending = new Set<ConsoleTopic>();
  let isReading = false;

  async function round(): Promise<void> {
    while (pending.size > 0 && watchers.size > 0) {
      const changed = pending;
      pending = new Set();
      const still = await readStanding(watchers, readSession);
      const waiting = new Map<number, ReadonlyMap<ConsoleQueue, number>>();
      const counted = [...changed].some(isConsoleQueue) ? still : [];
      for (const brandId of new Set(counted.map((watcher) => watcher.brandId))) waiting.set(brandId, await readWaiting(brandId));
      for (const watcher of still) tell(watcher, changed, waiting.get(watcher.brandId) ?? new Map());
    }
    pending.clear();
  }

  function wake(): void {
    if (isReading) return;
    isReading = true;
    round()
      .catch((err: unknown) => log.warn({ err }, 'those who watch the console were not told'))
      .finally(() => {
        isReading = false;
        if (pending.size > 0 && watchers.size > 0) wake();
      });
  }

  const pace = createAreaPace((area) => {
    pending.add(area);
    wake();
  });

  return {
    add(operator, brandId, sink) {
      const watcher = { operator, brandId, topics: topicsOf(operator), sink };
      watchers.add(watcher);
      readWaiting(brandId).then(
        (waiting) => {
          if (watchers.has(watcher)) tell(watcher, new Set(watcher.topics), waiting);
        },
        (err: unknown) => {
          log.warn({ err }, 'the queues of the console cannot be read');
          sink.end();
        },
      );
      return () => void watchers.delete(watcher);
    },
    count: (sessionId) => [...watchers].filter(({ operator }) => operator.sessionId === sessionId).length,
    changed(topics) {
      for (const topic of topics) {
        if (isConsoleQueue(topic)) pending.add(topic);
        else if (watchers.size > 0) pace.changed(topic);
      }
      if (pending.size > 0) wake();
    },
    async look() {
      if (watchers.size > 0) await readStanding(watchers, readSession);
    },
    closeAll() {
      pace.stop();
      for (const { sink } of watchers) sink.end();
      watchers.clear();
    },
  };
}
