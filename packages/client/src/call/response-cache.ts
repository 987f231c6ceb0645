/** Replies kept for a while, by url and parameters (R138). The oldest goes first when it is full. */
export interface ResponseCache {
  read(key: string): { readonly value: unknown } | undefined;
  write(key: string, value: unknown, ttlMs: number): void;
  /** Forgets what starts with a prefix; everything without one. */
  clear(prefix?: string): void;
}

export function createResponseCache(now: () => number = Date.now, maxEntries = 200): ResponseCache {
  const entries = new Map<string, { readonly value: unknown; readonly until: number }>();
  return {
    read(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return { value: entry.value };
      entries.delete(key);
      return undefined;
    },
    write(key, value, ttlMs) {
      entries.delete(key);
      entries.set(key, { value, until: now() + ttlMs });
      const oldest = entries.keys().next();
      if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
    },
    clear(prefix = '') {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) entries.delete(key);
    },
  };
}
