import { expect, it } from 'vitest';
import { meaningfulReturn } from './meaningful-return.ts';

it.each([
  [null, false],
  [1, false],
  [99, false],
  [100, true],
])('an observed return of %s rounds is shown: %s', (rounds, isShown) => {
  const observed = rounds === null ? null : { rounds, returnPpm: 990_000, bandPpm: 20_000 };
  expect(meaningfulReturn({ observed })).toBe(isShown ? observed : null);
});
