import { expect, it } from 'vitest';
import { showsIdentificationBonus } from './identification-modal.ts';

it('R094 is offered with the flag on, to players neither verified nor with a deposit', () => {
  for (const flag of [true, false])
    for (const verified of [true, false])
      for (const hasDeposit of [true, false])
        expect(showsIdentificationBonus({ flag, verified, hasDeposit })).toBe(flag && !verified && !hasDeposit);
});
