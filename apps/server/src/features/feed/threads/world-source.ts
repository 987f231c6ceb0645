import type { FeedEvent, FeedSource } from '@touchline/feed/feed-events';
import type { Log } from '#platform/watch/log';
import type { Known, TellerMessage, TellerOrder, WorldSettings } from './messages.ts';
import { createPastClient } from './past-client.ts';
import { type StartThread, startThread, type Thread } from './start-thread.ts';

/** A thread that says nothing for so many checks is ended and another started. It says that it is alive every 5 s. */
const CHECK_MS = 1000;
const MAX_SILENT_CHECKS = 15;
/** Between the end of a thread and the start of the next: twice as long after each that did not last. */
const RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
const LASTING_MS = 120_000;
const MAX_MB = 320;

export interface WorldSourceOptions {
  readonly log: Log;
  /** What the receiver has when a thread begins: asked for at each start. */
  readonly known: () => Known;
  /** Another than `startThread`, for tests. */
  readonly start?: StartThread;
}

/**
 * The simulated world, told by a thread of its own: the loop that serves people and bets never waits for it. The thread is watched: one that
 * ends or falls silent is replaced, and the next goes on where the receiver stands, because everything follows from the settings.
 */
export function createWorldSource(settings: WorldSettings, { log, known, start = startThread }: WorldSourceOptions): FeedSource {
  const past = createPastClient(settings, log, start);
  const aside = new Map<string, string>();
  let thread: Thread | undefined;
  let emit: (event: FeedEvent) => void = () => undefined;
  let stopped = true;
  let silentChecks = 0;
  let startedAt = 0;
  let restartMs = RESTART_MS;
  let check: NodeJS.Timeout | undefined;
  let restart: NodeJS.Timeout | undefined;
  let whole: () => void = () => undefined;

  const order = (message: TellerOrder): void => thread?.postMessage(message);

  function open(): Thread {
    const own = start('world-thread', settings, MAX_MB);
    thread = own;
    own.on('message', (told) => {
      const message = told as TellerMessage;
      // What a thread that was given up still had to say is said again by the next.
      if (thread !== own) return;
      silentChecks = 0;
      if (message.kind === 'set-aside') {
        const { league, match, reason } = message;
        aside.set(`${league} ${match}`, match === 0 ? `league ${league} is set aside` : `match ${match} is set aside`);
        log.error({ league, match, reason }, 'work of the simulated world is set aside');
        return;
      }
      for (const event of message.events) {
        emit(event);
        if (event.type === 'SnapshotComplete') whole();
      }
      // Others have their turn before the next batch comes.
      setImmediate(() => thread === own && order({ kind: 'taken' }));
    });
    own.on('error', (err) => log.error({ err }, 'the thread of the simulated world failed'));
    own.on('exit', (code) => {
      if (thread !== own) return;
      thread = undefined;
      if (!stopped) next(`it ended with ${code}`);
    });
    return own;
  }

  function begin(): void {
    silentChecks = 0;
    startedAt = performance.now();
    (thread ?? open()).postMessage({ kind: 'begin', known: known() } satisfies TellerOrder);
  }

  function next(reason: string): void {
    if (performance.now() - startedAt > LASTING_MS) restartMs = RESTART_MS;
    log.error({ reason, restartMs }, 'the simulated world is started again');
    restart = setTimeout(begin, restartMs);
    restartMs = Math.min(2 * restartMs, LONGEST_RESTART_MS);
  }

  function watch(): void {
    if (!thread || ++silentChecks < MAX_SILENT_CHECKS) return;
    const silent = thread;
    thread = undefined;
    next(`it said nothing for ${MAX_SILENT_CHECKS} s`);
    void silent.terminate();
  }

  return {
    name: 'simulator',
    history: past,
    prepare() {
      if (!thread) open();
    },
    start(take) {
      emit = take;
      stopped = false;
      check = setInterval(watch, CHECK_MS);
      begin();
      return new Promise((resolve) => {
        whole = resolve;
      });
    },
    async stop() {
      stopped = true;
      clearInterval(check);
      clearTimeout(restart);
      whole();
      const own = thread;
      thread = undefined;
      await Promise.all([own?.terminate(), past.stop()]);
    },
    recover: (match) => order({ kind: 'recover', ...(match === undefined ? {} : { match }) }),
    notes: () => [...aside.values()],
  };
}
