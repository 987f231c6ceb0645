import type { LRUCache } from 'lru-cache';

/** The entry of a key, made where it is missing. Only for what can be made again at any time: caches forget. */
export function getOrCompute<K extends {}, V extends {}>(cache: LRUCache<K, V>, key: K, compute: () => V): V {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const computed = compute();
  cache.set(key, computed);
  return computed;
}
