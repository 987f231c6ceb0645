import type { Log } from '../watch/log.ts';

export type Listener = (message: unknown, subject: string) => void;

/**
 * News between processes. Messages are plain JSON data (no bigint, no Date); a receiver never changes one, since on a single
 * machine it is the sender's own object. Subjects are dot-separated; a listener may use `*` for one word and `>` for the rest.
 * Nothing about money depends on a message arriving: the tables are the truth.
 */
export interface Bus {
  /** Fire and forget, at most once: prices, nudges. */
  publish(subject: string, message: unknown): void;
  /** Kept by the broker until every process had it, as long as the broker lives; resolves once the broker has it. Subjects must start with `news.`. */
  publishDurable(subject: string, message: unknown): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(subject: string, listener: Listener): () => void;
  /** Undefined while it works, otherwise why it does not. */
  healthIssue(): string | undefined;
  close(): Promise<void>;
}

/** Whether a subject falls under a pattern with `*` and `>`. */
export function matchesSubject(pattern: string, subject: string): boolean {
  if (pattern === subject) return true;
  const wanted = pattern.split('.');
  const words = subject.split('.');
  for (const [i, word] of wanted.entries()) {
    if (word === '>') return words.length > i;
    if (i >= words.length || (word !== '*' && word !== words[i])) return false;
  }
  return wanted.length === words.length;
}

interface Subscription {
  readonly pattern: string;
  readonly listener: Listener;
}

/** Everything in one process: listeners run on the next turn, in the order of publishing, and one that throws harms no other. */
export function createLocalBus(log: Log): Bus {
  const exact = new Map<string, Set<Subscription>>();
  const patterns = new Set<Subscription>();
  let queue: [string, unknown][] = [];
  const deliver = (subscription: Subscription, subject: string, message: unknown): void => {
    try {
      subscription.listener(message, subject);
    } catch (err) {
      log.error({ err, subject }, 'a bus listener failed');
    }
  };
  const drain = (): void => {
    const batch = queue;
    queue = [];
    for (const [subject, message] of batch) {
      for (const s of exact.get(subject) ?? []) deliver(s, subject, message);
      for (const s of patterns) if (matchesSubject(s.pattern, subject)) deliver(s, subject, message);
    }
  };
  const publish = (subject: string, message: unknown): void => {
    if (queue.push([subject, message]) === 1) setImmediate(drain);
  };
  return {
    publish,
    publishDurable: async (subject, message) => publish(subject, message),
    subscribe(pattern, listener) {
      const subscription = { pattern, listener };
      if (/[*>]/.test(pattern)) {
        patterns.add(subscription);
        return () => void patterns.delete(subscription);
      }
      const set = exact.get(pattern) ?? new Set();
      exact.set(pattern, set.add(subscription));
      return () => void set.delete(subscription);
    },
    healthIssue: () => undefined,
    close: async () => {},
  };
}
