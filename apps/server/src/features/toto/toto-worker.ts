import { followDraws } from './follow-draws.ts';
import { openDraws } from './open-draws.ts';
import { payOwed } from './pay-tickets.ts';
import { settleDueDraw } from './settle-draw.ts';
import type { TotoDeps } from './toto-deps.ts';

export interface TotoWorker {
  start(): void;
  stop(): Promise<void>;
  /** One look at everything; results need to have stood for `resultHoldMs`. For tests and orderly stops too. */
  runDue(resultHoldMs?: number): Promise<void>;
}

const POLL_INTERVAL_MS = 5_000;
/** How long the last result has stood before anything is paid: corrections come within minutes. What was paid stays paid. */
const RESULT_HOLD_MS = 3 * 60_000;

/** Opens draws, closes them with their first start, settles and pays them. Any number of processes may do this at once. */
export function createTotoDesk(deps: TotoDeps): TotoWorker {
  const { log, config, events } = deps.platform;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;
  const usualResultHoldMs = RESULT_HOLD_MS / Math.max(1, config.speed);

  async function look(resultHoldMs: number): Promise<void> {
    await followDraws(deps);
    let settled = 0;
    while (!stopped && (await settleDueDraw(deps, resultHoldMs))) settled += 1;
    if (settled > 0) events.nudge();
    let more = true;
    while (more && !stopped) more = await payOwed(deps);
    await openDraws(deps);
  }
  return {
    runDue(resultHoldMs = usualResultHoldMs) {
      const mine = looking.then(() => look(resultHoldMs));
      looking = mine.catch(() => {});
      return mine;
    },
    start() {
      stopped = false;
      const turn = (): void => {
        looking = looking
          .then(() => look(usualResultHoldMs))
          .catch((err: unknown) => log.warn({ err }, 'failed to run toto draws; retrying'));
      };
      timer = setInterval(turn, POLL_INTERVAL_MS);
      // Draws are opened the moment the book is complete.
      unsubscribe = deps.feed.observe({ silence: (silent) => (silent ? undefined : turn()) });
      turn();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe?.();
      await looking;
    },
  };
}
