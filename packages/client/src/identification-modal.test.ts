import { expect, it } from 'vitest';
import { showsIdentificationBonus } from './identification-modal.ts';

it.each([
  [true, false, false, true],
  [false, false, false, false],
  [true, true, false, false],
  [true, false, true, false],
  [true, true, true, false],
])('R094 flag %s, verified %s, deposit %s: shown %s', (flag, verified, hasDeposit, shown) => {
  expect(showsIdentificationBonus({ flag, verified, hasDeposit })).toBe(shown);
});
