import { expect, it } from 'vitest';
import { booted, mayBoot } from './boot-count.ts';

it('lets a page begin three times in 20 s, and again once one was shown or time has passed', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const at = 1_000_000;
  expect([0, 1, 2, 3, 4].map((second) => mayBoot(storage, at + second * 1000))).toEqual([true, true, true, false, false]);
  expect(mayBoot(storage, at + 20_000)).toBe(true);
  expect(mayBoot(storage, at + 20_500)).toBe(false);
  booted(storage);
  expect(mayBoot(storage, at + 20_600)).toBe(true);
});
