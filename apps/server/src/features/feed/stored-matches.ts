import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { MatchSnapshot } from '@touchline/feed/book/match-snapshot';
import { backoffMs, retry } from '@touchline/kernel/retry';
import type { Log } from '#platform/watch/log';
import type { createMatchSnapshotStore } from './match-snapshot.store.ts';

/** Matches between two turns of the event loop: bets are taken while the later ones are read. */
const MATCHES_A_TURN = 25;
/** The later ones wait so long at most for bets to be taken: their reading takes a processor. */
const MAX_WAIT_MS = 10_000;
const POLL_MS = 20;
const PAUSES = { firstMs: 200, maxMs: 5_000 };

export interface StoredMatchesParts {
  readonly store: Pick<ReturnType<typeof createMatchSnapshotStore>, 'readCurrentIds' | 'readSnapshots'>;
  readonly log: Log;
  /** Whether the later ones may come: bets are taken, or wait for them. */
  readonly isLaterDue: () => boolean;
  /** Puts one into the book. */
  readonly take: (snapshot: MatchSnapshot) => void;
  /** Called after so many more are in the book. */
  readonly taken: (ids: readonly number[]) => void;
}

/**
 * Brings the matches that were in the book before a restart back into it: first those that people bet on now, so that bets are taken again within
 * seconds however much is stored.
 */
export class StoredMatches {
  readonly #parts: StoredMatchesParts;
  readonly #unread = new Set<number>();
  #soon: Promise<void> = Promise.resolve();
  #all: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(parts: StoredMatchesParts) {
    this.#parts = parts;
  }

  /** Still to come into the book. */
  get unread(): ReadonlySet<number> {
    return this.#unread;
  }
  /** Those are in the book that run or start soon. */
  get soonRead(): Promise<void> {
    return this.#soon;
  }
  get allRead(): Promise<void> {
    return this.#all;
  }

  /** `until`: what starts before it (epoch ms) is read first. */
  start(until: number): void {
    const { store } = this.#parts;
    const ids = store.readCurrentIds(until).then((read) => {
      for (const id of [...read.soon, ...read.later]) this.#unread.add(id);
      return read;
    });
    this.#soon = ids.then(({ soon }) => this.#read(soon));
    this.#all = this.#soon.then(() => this.#readLater());
    // Whoever waits for the soon ones is told of their failure; the later ones are tried until they are read.
    this.#all.catch(() => undefined);
  }

  stop(): void {
    this.#stopped = true;
  }

  async #readLater(): Promise<void> {
    const { log, isLaterDue } = this.#parts;
    for (const end = performance.now() + MAX_WAIT_MS; !isLaterDue() && !this.#stopped && performance.now() < end; )
      await sleep(POLL_MS, undefined, { ref: false });
    return retry(() => this.#read([...this.#unread]), {
      tries: Number.POSITIVE_INFINITY,
      isPassing: () => !this.#stopped,
      async pause(failures, err) {
        log.warn({ err }, 'stored matches could not be read; trying again');
        await sleep(backoffMs(failures, PAUSES, Math.random), undefined, { ref: false });
      },
    });
  }

  async #read(ids: readonly number[]): Promise<void> {
    const { store, take, taken } = this.#parts;
    for await (const snapshots of store.readSnapshots(ids))
      for (let from = 0; from < snapshots.length && !this.#stopped; from += MATCHES_A_TURN) {
        const some = snapshots.slice(from, from + MATCHES_A_TURN);
        for (const snapshot of some) {
          take(snapshot);
          this.#unread.delete(snapshot.fixture.id);
        }
        taken(some.map(({ fixture }) => fixture.id));
        await nextTurn();
      }
  }
}
