import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createByteLru } from './byte-lru.ts';

it('never holds more entries or bytes than it may, whatever is put in, and counts what it holds', () => {
  const step = fc.record({ key: fc.string({ maxLength: 8 }), bytes: fc.integer({ min: 0, max: 400 }), drop: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const kept = createByteLru<number>({ entries: 10, bytes: 1_000 });
      for (const { key, bytes, drop } of steps) {
        if (drop) kept.delete(key);
        else kept.set(key, bytes, bytes);
        expect(kept.size).toBeLessThanOrEqual(10);
        expect(kept.bytes).toBeLessThanOrEqual(1_000);
      }
      const keys = [...new Set(steps.map(({ key }) => key))].filter((key) => kept.has(key));
      expect(kept.size).toBe(keys.length);
      expect(kept.bytes).toBe(keys.reduce((sum, key) => sum + (kept.get(key) ?? 0) + 2 * key.length, 0));
    }),
  );
});

it('lets the oldest go first, and what is put in again is new', () => {
  const kept = createByteLru<string>({ entries: 2, bytes: 1_000 });
  kept.set('a', 'a', 1);
  kept.set('b', 'b', 1);
  kept.set('a', 'a', 1);
  kept.set('c', 'c', 1);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['a', undefined, 'c']);
});
