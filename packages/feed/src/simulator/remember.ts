import type { LRUCache } from 'lru-cache';

/** The entry of a key, made where it is missing. Only for what can be made again at any time: caches forget. */
export function remember<K extends {}, V extends {}>(cache: LRUCache<K, V>, key: K, make: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
