import { Failure } from '../http/failure.ts';
import type { Metrics } from '../watch/metrics.ts';

/** Who goes first when there is more to do than can be done. Health, metrics and files are in no lane: they always begin at once. */
export const LANES = ['money', 'read', 'player-page', 'guest-page'] as const;
export type Lane = (typeof LANES)[number];

interface Rule {
  /** How many may be under way at once. */
  readonly slots: number;
  /** How many times the settings' target a request may wait once the queue stands. */
  readonly patience: number;
  /** How long a queue must have stood before anything is refused. */
  readonly standingMs: number;
}

const STANDING_MS = 500;
const RULES: Readonly<Record<Lane, Rule>> = {
  // Refused after a second at the latest: whoever bets learns within two whether it was taken.
  money: { slots: 256, patience: 10, standingMs: 0 },
  read: { slots: 32, patience: 1, standingMs: STANDING_MS },
  'player-page': { slots: 4, patience: 1, standingMs: STANDING_MS },
  // A page is mostly processor time: more at once would only make each later.
  'guest-page': { slots: 2, patience: 1, standingMs: STANDING_MS },
};
/** Beyond this nobody waits, however short the queue has stood. */
const MAX_WAITING = 1000;
/** How often queues are looked at while nothing ends, and the unit in which the event loop's delay is read. */
const TICK_MS = 50;

interface Waiting {
  readonly since: number;
  begin(): void;
  refuse(): void;
}
interface Queue {
  readonly rule: Rule;
  running: number;
  /** Since when each waits: the first has waited longest. */
  readonly waiting: Waiting[];
  /** When there was room last. A queue that has stood since then is one that work does not shorten, only refusing does. */
  calmAt: number;
}

export interface AdmissionOptions {
  /** Monotonic ms. */
  readonly now: () => number;
  /** How long a request may wait once its queue stands. */
  readonly targetMs: number;
  /** Runs once the event loop has looked for other work. */
  readonly later: (run: () => void) => void;
  /** Is told of each refusal. */
  readonly refused: (lane: Lane) => void;
}

export interface Admission {
  /** Resolves when the request may begin, with what it calls when it has ended. Rejects with `unavailable` when it has waited too long. */
  enter(lane: Lane): Promise<() => void>;
  /** Whether a request would have the lane for itself, and begin at once. */
  isIdle(lane: Lane): boolean;
  /** Looks at every queue: what has waited too long is refused even while nothing ends. `lateMs`: how late the event loop came to it. */
  tick(lateMs: number): void;
  /** Requests that wait now. */
  waiting(lane: Lane): number;
}

/**
 * Lets requests begin by lane, and refuses by the age of a queue instead of its length ("controlled delay", as Facebook described it for its
 * servers): while a queue empties now and then everybody waits their turn, since a burst is no overload; once it has stood for half a second
 * nobody waits longer than the target, so that who is served is served fresh and who is not learns it at once. A lane with a queue keeps those
 * after it from beginning. An event loop that is always later than the target is a standing queue as well: requests then wait where nobody
 * sees them. docs/decisions/0023.
 */
export function createAdmission({ now, targetMs, later, refused }: AdmissionOptions): Admission {
  const queues = Object.fromEntries(
    LANES.map((lane) => [lane, { rule: RULES[lane], running: 0, waiting: [], calmAt: now() }]),
  ) as unknown as Record<Lane, Queue>;
  let lateMs = 0;
  let looking = false;

  const hasRoom = ({ waiting, running, rule }: Queue): boolean => waiting.length === 0 && running < rule.slots && lateMs <= targetMs;

  function look(): void {
    const at = now();
    let free = true;
    for (const lane of LANES) {
      const queue = queues[lane];
      const { rule, waiting } = queue;
      if (at - queue.calmAt > rule.standingMs)
        while (waiting[0] && at - waiting[0].since > rule.patience * targetMs) {
          refused(lane);
          waiting.shift()?.refuse();
        }
      while (free && waiting.length > 0 && queue.running < rule.slots) {
        queue.running += 1;
        waiting.shift()?.begin();
      }
      free &&= waiting.length === 0;
    }
  }
  function lookLater(): void {
    if (looking) return;
    looking = true;
    later(() => {
      looking = false;
      look();
    });
  }
  return {
    enter: (lane) =>
      new Promise((resolve, reject) => {
        const queue = queues[lane];
        const refuse = (): void => reject(new Failure('unavailable'));
        if (queue.waiting.length >= MAX_WAITING) {
          refused(lane);
          return refuse();
        }
        if (hasRoom(queue)) queue.calmAt = now();
        let ended = false;
        const leave = (): void => {
          if (ended) return;
          ended = true;
          queue.running -= 1;
          lookLater();
        };
        queue.waiting.push({ since: now() - lateMs, begin: () => resolve(leave), refuse });
        look();
      }),
    tick(late) {
      lateMs = late;
      for (const queue of Object.values(queues)) {
        // One long turn of the loop is no standing queue, however long: it counts as one tick.
        queue.calmAt = hasRoom(queue) ? now() : Math.min(now(), queue.calmAt + late);
      }
      look();
    },
    isIdle: (lane) => hasRoom(queues[lane]) && queues[lane].running === 0,
    waiting: (lane) => queues[lane].waiting.length,
  };
}

/** The admission of a running server, with its clock and its figures. */
export function startAdmission(metrics: Metrics, targetMs: number): { readonly admission: Admission; stop(): void } {
  const now = (): number => performance.now();
  const sum = metrics.counter('requests_refused', 'Requests refused because their queue stood', ['lane']);
  const admission = createAdmission({ now, targetMs, later: setImmediate, refused: (lane) => sum.inc({ lane }) });
  const waiting = (): number => LANES.reduce((count, lane) => count + admission.waiting(lane), 0);
  metrics.gauge('requests_waiting', 'Requests that wait for their turn', waiting);
  let due = now() + TICK_MS;
  const timer = setInterval(() => {
    admission.tick(Math.max(0, now() - due));
    due = now() + TICK_MS;
  }, TICK_MS);
  timer.unref();
  return { admission, stop: () => clearInterval(timer) };
}
