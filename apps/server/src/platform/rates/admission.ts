import { Failure } from '../http/failure.ts';
import type { Metrics } from '../watch/metrics.ts';

/** Classes of requests under overload, the most important first. Health, metrics and files have no class: they are always admitted. */
export const ADMISSION_CLASSES = ['money', 'read', 'player-page', 'guest-page'] as const;
export type AdmissionClass = (typeof ADMISSION_CLASSES)[number];

interface Rule {
  /** How many may be under way at once. */
  readonly slots: number;
  /** How many times the settings' target a request may wait once the queue stands. */
  readonly patience: number;
  /** How long a queue must have stood before anything is refused. */
  readonly standingMs: number;
}

const STANDING_MS = 500;
const RULES: Readonly<Record<AdmissionClass, Rule>> = {
  // Refused after a second at the latest, so that a player learns within two whether a bet was placed.
  money: { slots: 256, patience: 10, standingMs: 0 },
  read: { slots: 32, patience: 1, standingMs: STANDING_MS },
  // A visitor who opens a page would rather wait a second for it than read that there is none; the page's own reads are asked for again by
  // themselves.
  'player-page': { slots: 4, patience: 10, standingMs: STANDING_MS },
  // A page is mostly processor time: more at once would only make each later.
  'guest-page': { slots: 2, patience: 10, standingMs: STANDING_MS },
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
  /** Called for each refusal. */
  readonly refused: (admissionClass: AdmissionClass) => void;
}

export interface Admission {
  /** Resolves when the request may begin, with what it calls when it has ended. Rejects with `unavailable` when it has waited too long. */
  enter(admissionClass: AdmissionClass): Promise<() => void>;
  /** Whether a request of this class would start at once, with no other of its class running. */
  isIdle(admissionClass: AdmissionClass): boolean;
  /** Looks at every queue: what has waited too long is refused even while nothing ends. `lateMs`: how late the event loop came to it. */
  tick(lateMs: number): void;
  /** Requests that wait now. */
  waiting(admissionClass: AdmissionClass): number;
}

/**
 * Admits requests by class, and refuses by the age of a queue instead of its length ("controlled delay", as Facebook described it for its
 * servers): while a queue empties now and then everybody waits their turn, since a burst is no overload; once it has stood for half a second
 * nobody waits longer than the target, so that who is served is served fresh and who is not learns it at once. A class with a queue keeps those
 * after it from beginning. An event loop that is always later than the target is a standing queue as well: requests then wait where nobody
 * sees them. docs/decisions/0023.
 */
export function createAdmission({ now, targetMs, later, refused }: AdmissionOptions): Admission {
  const queues = Object.fromEntries(
    ADMISSION_CLASSES.map((admissionClass) => [admissionClass, { rule: RULES[admissionClass], running: 0, waiting: [], calmAt: now() }]),
  ) as unknown as Record<AdmissionClass, Queue>;
  let lateMs = 0;
  let looking = false;

  const hasRoom = ({ waiting, running, rule }: Queue): boolean => waiting.length === 0 && running < rule.slots && lateMs <= targetMs;

  function look(): void {
    const at = now();
    let free = true;
    for (const admissionClass of ADMISSION_CLASSES) {
      const queue = queues[admissionClass];
      const { rule, waiting } = queue;
      if (at - queue.calmAt > rule.standingMs)
        while (waiting[0] && at - waiting[0].since > rule.patience * targetMs) {
          refused(admissionClass);
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
    enter: (admissionClass) =>
      new Promise((resolve, reject) => {
        const queue = queues[admissionClass];
        const refuse = (): void => reject(new Failure('unavailable'));
        if (queue.waiting.length >= MAX_WAITING) {
          refused(admissionClass);
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
    isIdle: (admissionClass) => hasRoom(queues[admissionClass]) && queues[admissionClass].running === 0,
    waiting: (admissionClass) => queues[admissionClass].waiting.length,
  };
}

/** The admission of a running server, with its clock and its figures. */
export function startAdmission(metrics: Metrics, targetMs: number): { readonly admission: Admission; stop(): void } {
  const now = (): number => performance.now();
  const sum = metrics.counter('requests_refused', 'Requests refused because their queue stood', ['class']);
  const admission = createAdmission({
    now,
    targetMs,
    later: setImmediate,
    refused: (admissionClass) => sum.inc({ class: admissionClass }),
  });
  const waiting = (): number => ADMISSION_CLASSES.reduce((count, admissionClass) => count + admission.waiting(admissionClass), 0);
  metrics.gauge('requests_waiting', 'Requests that wait for their turn', waiting);
  let due = now() + TICK_MS;
  const timer = setInterval(() => {
    admission.tick(Math.max(0, now() - due));
    due = now() + TICK_MS;
  }, TICK_MS);
  timer.unref();
  return { admission, stop: () => clearInterval(timer) };
}
