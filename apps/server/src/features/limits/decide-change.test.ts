import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUN_SEED } from '../../../tests/harness/run-seed.ts';
import { decideChange } from './decide-change.ts';

const holds = (amount: bigint) => ({ amount, wantedAmount: null, waits: false });
const waits = (amount: bigint, wantedAmount: bigint | null) => ({ amount, wantedAmount, waits: true });

describe('what becomes of a wish for a limit', () => {
  it.each([
    ['the first holds at once', undefined, 100n, 'hold'],
    ['a tighter one holds at once', holds(100n), 99n, 'hold'],
    ['a tighter one ends a wish for a looser one', waits(100n, 200n), 99n, 'hold'],
    ['a looser one waits', holds(100n), 101n, 'wait'],
    ['none at all waits', holds(100n), null, 'wait'],
    ['another looser one waits anew', waits(100n, 200n), 150n, 'wait'],
    ['the same wish goes on waiting', waits(100n, 200n), 200n, 'keep-waiting'],
    ['the same wish for none goes on waiting', waits(100n, null), null, 'keep-waiting'],
    ['what holds already takes a wish back', waits(100n, 200n), 100n, 'unwant'],
    ['what holds already changes nothing', holds(100n), 100n, 'nothing'],
    ['none where there is none changes nothing', undefined, null, 'nothing'],
  ] as const)('%s', (_, current, wanted, change) => {
    expect(decideChange(current, wanted)).toBe(change);
  });

  it('T41 nothing looser ever holds at once', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 1000n), fc.option(fc.bigInt(1n, 1000n)), fc.option(fc.bigInt(1n, 1000n)), (amount, before, wanted) => {
        const change = decideChange(before === null ? holds(amount) : waits(amount, before), wanted);
        return change !== 'hold' || (wanted !== null && wanted < amount);
      }),
      { seed: RUN_SEED },
    );
  });
});
