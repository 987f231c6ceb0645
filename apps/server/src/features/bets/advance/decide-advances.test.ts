import { expect, it } from 'vitest';
import { decideAdvances } from './decide-advances.ts';

const lent = (betId: bigint, lentMinor: bigint, due = false) => ({ betId, lentMinor, due });

it.each([
  ['nothing is repaid', [lent(1n, 100n), lent(2n, 50n)], 150n, [], []],
  ['the first is repaid first', [lent(1n, 100n), lent(2n, 50n)], 50n, [1n], []],
  ['part of one repays none', [lent(1n, 100n), lent(2n, 50n)], 60n, [], []],
  ['all is repaid', [lent(1n, 100n), lent(2n, 50n)], 0n, [1n, 2n], []],
  ['what is due and not repaid is short', [lent(1n, 100n, true), lent(2n, 50n)], 120n, [], [1n]],
  ['what is due and repaid is not', [lent(1n, 100n, true), lent(2n, 50n)], 50n, [1n], []],
])('%s', (_, advances, owed, repaid, short) => {
  expect(decideAdvances(advances, owed)).toEqual({ repaid, short });
});
