/** What is kept by key up to a number of entries and of bytes; the one put in first goes first. */
export interface ByteLru<V> {
  get(key: string): V | undefined;
  has(key: string): boolean;
  /** Puts a value in, as the newest. One that is heavier than everything together may be is not kept. */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): void;
  readonly size: number;
  readonly bytes: number;
}

export interface ByteLruBounds {
  readonly entries: number;
  readonly bytes: number;
}

/** Keys count too: they are what strangers choose. */
export function createByteLru<V>(bounds: ByteLruBounds): ByteLru<V> {
  const kept = new Map<string, { readonly value: V; readonly bytes: number }>();
  let total = 0;
  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }
  return {
    get: (key) => kept.get(key)?.value,
    has: (key) => kept.has(key),
    set(key, value, valueBytes) {
      // Put in again it is the newest.
      drop(key);
      const bytes = valueBytes + 2 * key.length;
      if (bytes > bounds.bytes) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (kept.size <= bounds.entries && total <= bounds.bytes) break;
        drop(oldest);
      }
    },
    delete: drop,
    get size() {
      return kept.size;
    },
    get bytes() {
      return total;
    },
  };
}
