export interface KeptAnswersOptions<K, V> {
  /** How long an answer is good, ms. */
  readonly keepMs: number;
  /** How many are kept; beyond it the oldest goes. */
  readonly most: number;
  readonly now: () => number;
  readonly read: (key: K) => Promise<V>;
}

/** Asks once for all who want the same within a while; a failed answer is not kept. */
export function createKeptAnswers<K, V>({ keepMs, most, now, read }: KeptAnswersOptions<K, V>): (key: K) => Promise<V> {
  const kept = new Map<K, { readonly until: number; readonly answer: Promise<V> }>();
  return (key) => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = read(key);
    kept.delete(key);
    kept.set(key, { until: now() + keepMs, answer });
    answer.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
