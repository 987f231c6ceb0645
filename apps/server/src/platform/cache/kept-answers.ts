import { LRUCache } from 'lru-cache';

export interface KeptAnswersOptions<K, V> {
  /** How long an answer is good, ms; for ever where absent. */
  readonly keepMs?: number;
  /** How many are kept; beyond it what was asked for least recently goes. */
  readonly maxEntries: number;
  /** Epoch or monotonic ms. */
  readonly now: () => number;
  readonly read: (key: K) => Promise<V>;
}

export interface KeptAnswers<K, V> {
  read(key: K): Promise<V>;
  /** The next caller gets a new answer, even if one is in flight. */
  forget(key: K): void;
}

/** Asks once for all who want the same within a while; neither a failed answer is kept nor `undefined`. */
export function createKeptAnswers<K extends {}, V>({ keepMs = 0, maxEntries, now, read }: KeptAnswersOptions<K, V>): KeptAnswers<K, V> {
  const kept = new LRUCache<K, V & {}>({
    max: maxEntries,
    ttl: keepMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (key) => (await read(key)) ?? undefined,
    // Callers already waiting for an evicted entry still get its answer.
    ignoreFetchAbort: true,
  });
  return {
    read: (key) => kept.fetch(key) as Promise<V>,
    forget: (key) => void kept.delete(key),
  };
}
