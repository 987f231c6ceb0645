import { writeClosed } from './draws/lottery-draw.store.ts';
import { openDraws } from './draws/open-draws.ts';
import { payStep } from './draws/pay-entries.ts';
import { revealNumbers } from './draws/reveal-numbers.ts';
import { settleStep } from './draws/settle-draw.ts';
import type { LotteriesDeps } from './lotteries-deps.ts';

export interface LotteriesWorker {
  start(): void;
  stop(): Promise<void>;
  /** One look at everything. For tests too. */
  runDue(look?: LookBounds): Promise<void>;
}

/** Bounds of a look. */
export interface LookBounds {
  /** Entries of one transaction. */
  readonly batch?: number;
  /** It ends after so many transactions, as if the process had ended there. */
  readonly steps?: number;
}

const POLL_INTERVAL_MS = 2_000;

/**
 * Closes, draws, settles and pays what is due and opens what the schedules lack. Every step is a transaction that takes up where the last one
 * ended, so any number of processes may do this at once, and each may end at any point.
 */
export function createLotteriesWorker(deps: LotteriesDeps): LotteriesWorker {
  const { log, events, pool } = deps.platform;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;

  async function look({ batch, steps = Number.POSITIVE_INFINITY }: LookBounds = {}): Promise<void> {
    let taken = 0;
    const repeat = async (step: () => Promise<boolean>): Promise<void> => {
      for (; !stopped && taken < steps && (await step()); taken += 1);
    };
    await writeClosed(pool);
    await repeat(() => revealNumbers(deps));
    await repeat(() => settleStep(deps, batch));
    await repeat(() => payStep(deps, batch));
    if (taken < steps) await openDraws(deps);
    if (taken > 0) events.nudge();
  }
  return {
    runDue(bounds) {
      const mine = looking.then(() => look(bounds));
      looking = mine.catch(() => {});
      return mine;
    },
    start() {
      stopped = false;
      const turn = (): void => {
        looking = looking
          .then(() => look())
          .catch((err: unknown) => log.warn({ err }, 'failed to run lottery draws; retrying'))
          .then(() => {
            if (!stopped) timer = setTimeout(turn, POLL_INTERVAL_MS);
          });
      };
      turn();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
