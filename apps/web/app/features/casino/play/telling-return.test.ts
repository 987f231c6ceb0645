import { expect, it } from 'vitest';
import { tellingReturn } from './telling-return.ts';

it.each([
  [null, false],
  [1, false],
  [99, false],
  [100, true],
])('an observed return of %s rounds is shown: %s', (rounds, isShown) => {
  const observed = rounds === null ? null : { rounds, returnPpm: 990_000, bandPpm: 20_000 };
  expect(tellingReturn({ observed })).toBe(isShown ? observed : null);
});
