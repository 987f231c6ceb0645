import { randomUUID } from 'node:crypto';
import type { Platform } from '#platform/platform';
import { dropLease, takeLease } from './lease.store.ts';

/** The tables that a driver drives, together. */
export interface DrivenTables {
  /** The lease under which they are driven. */
  readonly name: string;
  /**
   * Brings every table to where the database's clock says that it is. Doing it twice, or in two processes at once, comes to the same. A table that
   * is watched opens another round when one is over. Gives whether a round is under way.
   */
  advance(isWatched: (table: string) => boolean): Promise<boolean>;
}

export interface RoundDriver {
  start(): void;
  stop(): Promise<void>;
  /** Somebody looks at a table. */
  watch(table: string): void;
  /** One turn, where this process holds the lease or can take it; false where another has it. */
  step(): Promise<boolean>;
}

const TICK_MS = 100;
/** A process that dies is followed by another after so long. */
const LEASE_MS = 3_000;
const RENEWED_MS = 1_000;
/** How often a process that has nothing to drive looks whether it should. */
const IDLE_MS = 1_500;
/** A table at which nobody has looked for so long rests after its round. */
const WATCHED_MS = 30_000;

/**
 * Drives tables whose rounds follow each other by the clock, from one process at a time: a lease in the database says whose turn it is
 * (decision 0068). The tables decide by the database's clock and by what is written there, so that a process that is killed in any phase leaves
 * nothing that the next cannot go on with.
 */
export function createRoundDriver({ pool, log, clock }: Pick<Platform, 'pool' | 'log' | 'clock'>, tables: DrivenTables): RoundDriver {
  const holder = randomUUID();
  const watchedUntil = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> | undefined;
  let heldUntil = 0;
  let restsUntil = 0;

  const isWatched = (table: string): boolean => (watchedUntil.get(table) ?? 0) > clock.now();
  async function step(): Promise<boolean> {
    const now = clock.now();
    if (now >= heldUntil) {
      restsUntil = now + IDLE_MS;
      if (!(await takeLease(pool, tables.name, holder, LEASE_MS))) return false;
      heldUntil = now + RENEWED_MS;
    }
    const isUnderWay = await tables.advance(isWatched);
    restsUntil = isUnderWay || [...watchedUntil.keys()].some(isWatched) ? 0 : now + IDLE_MS;
    return true;
  }
  function tick(): void {
    if (turn !== undefined || clock.now() < restsUntil) return;
    turn = step()
      .catch((err: unknown) => log.error({ err, tables: tables.name }, 'a driver of rounds failed; it tries again'))
      .finally(() => {
        turn = undefined;
      });
  }
  return {
    step,
    start() {
      timer = setInterval(tick, TICK_MS);
    },
    async stop() {
      if (!timer) return;
      clearInterval(timer);
      await turn;
      await dropLease(pool, tables.name, holder).catch((err: unknown) => log.warn({ err }, 'a lease was not let go; it ends by itself'));
    },
    watch(table) {
      watchedUntil.set(table, clock.now() + WATCHED_MS);
      restsUntil = 0;
    },
  };
}
