import { FEED_SUBJECTS } from '#features/feed';
import type { Platform } from '#platform/platform';
import { createSettlementTurns, type ResultReader } from './settlement-turns.ts';

export interface SettlementWorker {
  start(): void;
  stop(): Promise<void>;
  /** Settles everything that is due now; for tests and orderly stops. */
  settleAll(): Promise<void>;
}

const POLL_MS = 500;

/**
 * Follows the results (role settle). Two steps, each its own transactions, so that a kill at any moment repeats nothing: messages become
 * verdicts and a queue of markets; then each market's bets follow its verdict chunk by chunk. Any number of processes may do this at once.
 */
export function createSettlementWorker(
  platform: Pick<Platform, 'pool' | 'bus' | 'log' | 'events'>,
  results: ResultReader,
): SettlementWorker {
  const { pool, bus, log, events } = platform;
  const { foldSome, settleSome } = createSettlementTurns(pool, results);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let unsubscribe: (() => void) | undefined;

  async function settleAll(): Promise<void> {
    let more = true;
    while (more && !stopped) more = await foldSome();
    more = true;
    let settled = false;
    while (more && !stopped) {
      more = await settleSome();
      settled ||= more;
    }
    if (settled) events.nudge();
  }
  async function run(): Promise<void> {
    do {
      again = false;
      try {
        await settleAll();
      } catch (err) {
        log.warn({ err }, 'failed to settle bets; retrying');
      }
    } while (again && !stopped);
  }
  function wake(): void {
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }
  return {
    settleAll,
    start() {
      stopped = false;
      unsubscribe = bus.subscribe(FEED_SUBJECTS.results, wake);
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe?.();
      await running;
    },
  };
}
