import type { FeedEvent, FeedSource } from '@touchline/feed/feed-events';
import type { Log } from '#platform/watch/log';
import type { TakeBegun } from './begun-thread.ts';
import type { Known, TellerMessage, TellerOrder, WorldSettings } from './messages.ts';
import { createPastClient, type PastClient } from './past-client.ts';
import { type StartThread, startThread, startWorldThread, type Thread } from './start-thread.ts';

/**
 * A thread that says nothing for so many checks is ended and another started. It says that it is alive every 5 s. Each that follows one that fell
 * silent has twice as long, up to a bound: a thread that gets no processor is no better off for being started over.
 */
const CHECK_MS = 1000;
const MAX_SILENT_CHECKS = 15;
const LONGEST_SILENCE_CHECKS = 240;
/** Between the end of a thread and the start of the next: twice as long after each that did not last. */
const RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
const LASTING_MS = 120_000;

export interface WorldSourceOptions {
  readonly log: Log;
  /** The state that the receiver has when a thread begins: asked for at each start. */
  readonly known: () => Known;
  /** Asked for each thread before one is started. */
  readonly takeBegun?: TakeBegun;
  /** Another than `startThread`, for tests. */
  readonly start?: StartThread;
}

/**
 * The simulated world, told by a thread of its own: the loop that serves people and bets never waits for it. The thread is watched: one that
 * ends or falls silent is replaced, and the next goes on where the receiver stands, because everything follows from the settings.
 */
export const createWorldSource = (settings: WorldSettings, options: WorldSourceOptions): FeedSource => new WorldSource(settings, options);

class WorldSource implements FeedSource {
  readonly name = 'simulator';
  readonly history: PastClient;
  readonly #settings: WorldSettings;
  readonly #log: Log;
  readonly #known: () => Known;
  readonly #startThread: StartThread;
  readonly #takeBegun: TakeBegun;
  /** Messages of work that was set aside, by league and match. */
  readonly #aside = new Map<string, string>();
  #thread: Thread | undefined;
  #emit: (event: FeedEvent) => void = () => undefined;
  #stopped = true;
  #silentChecks = 0;
  #maxSilentChecks = MAX_SILENT_CHECKS;
  #startedAt = 0;
  #spokeAt = 0;
  #restartMs = RESTART_MS;
  #check: NodeJS.Timeout | undefined;
  #restart: NodeJS.Timeout | undefined;
  /** Called at each SnapshotComplete. */
  #whole: () => void = () => undefined;

  constructor(settings: WorldSettings, { log, known, takeBegun = () => undefined, start = startThread }: WorldSourceOptions) {
    this.#settings = settings;
    this.#log = log;
    this.#known = known;
    this.#takeBegun = takeBegun;
    this.#startThread = start;
    this.history = createPastClient(settings, log, start);
  }

  prepare(): void {
    if (!this.#thread) this.#open();
  }

  start(take: (event: FeedEvent) => void): Promise<void> {
    this.#emit = take;
    this.#stopped = false;
    this.#check = setInterval(() => this.#watch(), CHECK_MS);
    this.#begin();
    return new Promise((resolve) => {
      this.#whole = resolve;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#check);
    clearTimeout(this.#restart);
    this.#whole();
    const own = this.#thread;
    this.#thread = undefined;
    await Promise.all([own?.terminate(), this.history.stop()]);
  }

  recover(match?: number): void {
    this.#order({ kind: 'recover', ...(match === undefined ? {} : { match }) });
  }

  read(offered: Known['offered']): void {
    this.#order({ kind: 'read', offered });
  }

  hasten(match: number): void {
    this.#order({ kind: 'hasten', match });
  }

  notes(): readonly string[] {
    return [...this.#aside.values()];
  }

  #order(message: TellerOrder): void {
    this.#thread?.postMessage(message);
  }

  #open(): Thread {
    const own = this.#takeBegun() ?? startWorldThread(this.#startThread);
    this.#thread = own;
    this.#order({ kind: 'world', settings: this.#settings });
    own.on('message', (message) => {
      // Unsaid messages of a thread that was given up are said again by the next.
      if (this.#thread === own) this.#take(own, message as TellerMessage);
    });
    own.on('error', (err) => this.#log.error({ err }, 'the thread of the simulated world failed'));
    own.on('exit', (code) => {
      if (this.#thread !== own) return;
      this.#thread = undefined;
      if (!this.#stopped) this.#startAnother(`it ended with ${code}`);
    });
    return own;
  }

  #take(own: Thread, message: TellerMessage): void {
    this.#silentChecks = 0;
    this.#spokeAt = performance.now();
    if (message.kind === 'at-work') return;
    if (message.kind === 'set-aside') {
      const { league, match, reason } = message;
      this.#aside.set(`${league} ${match}`, match === 0 ? `league ${league} is set aside` : `match ${match} is set aside`);
      this.#log.error({ league, match, reason }, 'work of the simulated world is set aside');
      return;
    }
    for (const event of message.events) {
      this.#emit(event);
      if (event.type === 'SnapshotComplete') this.#whole();
    }
    // Others have their turn before the next batch comes.
    setImmediate(() => this.#thread === own && this.#order({ kind: 'taken' }));
  }

  #begin(): void {
    this.#silentChecks = 0;
    this.#startedAt = performance.now();
    this.#spokeAt = this.#startedAt;
    (this.#thread ?? this.#open()).postMessage({ kind: 'begin', known: this.#known() } satisfies TellerOrder);
  }

  #startAnother(reason: string): void {
    if (this.#spokeAt - this.#startedAt > LASTING_MS) {
      this.#restartMs = RESTART_MS;
      this.#maxSilentChecks = MAX_SILENT_CHECKS;
    }
    this.#log.error({ reason, restartMs: this.#restartMs }, 'the simulated world is started again');
    this.#restart = setTimeout(() => this.#begin(), this.#restartMs);
    this.#restartMs = Math.min(2 * this.#restartMs, LONGEST_RESTART_MS);
  }

  #watch(): void {
    if (!this.#thread || ++this.#silentChecks < this.#maxSilentChecks) return;
    const silent = this.#thread;
    this.#thread = undefined;
    this.#maxSilentChecks = Math.min(2 * this.#maxSilentChecks, LONGEST_SILENCE_CHECKS);
    this.#startAnother(`it said nothing for ${this.#silentChecks} s`);
    void silent.terminate();
  }
}
