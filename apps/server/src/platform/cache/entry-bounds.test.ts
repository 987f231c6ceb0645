import { LRUCache } from 'lru-cache';
import { describe, expect, it } from 'vitest';
import { entryBounds } from './entry-bounds.ts';

describe('a cache with bounds that grows as it fills', () => {
  it('keeps as many entries, and drops the one unused for longest', () => {
    const cache = new LRUCache<string, number>(entryBounds(3));
    for (const [n, key] of ['a', 'b', 'c'].entries()) cache.set(key, n);
    expect(cache.get('a')).toBe(0);
    cache.set('d', 3);
    expect(new Set(cache.keys())).toEqual(new Set(['a', 'c', 'd']));
    cache.set('a', 4);
    expect(new Set(cache.values())).toEqual(new Set([2, 3, 4]));
  });

  it('forgets by time as one of a fixed size', () => {
    let now = 1;
    const cache = new LRUCache<string, number>({ ...entryBounds(3), ttl: 10, ttlResolution: 0, perf: { now: () => now } });
    cache.set('a', 0);
    now = 12;
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', 1);
    expect([cache.get('a'), cache.size]).toEqual([1, 1]);
  });
});
