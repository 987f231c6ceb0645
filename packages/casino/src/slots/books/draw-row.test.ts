import { describe, expect, it } from 'vitest';
import { drawsOf } from '../../draws/draws.ts';
import { drawBelow, drawRow } from './draw-row.ts';
import { parseWeights } from './weights-table.ts';

/** Draws whose next two 52-bit numbers make these numbers of 104 bits. */
const scripted = (...numbers: bigint[]) => {
  const parts = numbers.flatMap((number) => [Number(number >> 52n), Number(number & (2n ** 52n - 1n))]);
  return drawsOf(() => parts.shift() ?? Number.NaN);
};

describe('a draw below a sum of weights', () => {
  it('keeps 64 bits', () => {
    expect(drawBelow(scripted(2n ** 64n - 2n), 2n ** 64n - 1n)).toBe(2n ** 64n - 2n);
    expect(drawBelow(scripted(2n ** 64n + 5n), 2n ** 64n - 1n)).toBe(6n);
  });

  it('throws the incomplete last group away', () => {
    expect(drawBelow(scripted(2n ** 104n - 1n, 7n), 10n)).toBe(7n);
  });
});

describe('the row of a draw', () => {
  const table = parseWeights('7,3,0\n8,0,100\n9,2,50\n');

  it.each([
    [0n, 0],
    [2n, 0],
    [3n, 2],
    [4n, 2],
    [5n, 0],
  ])('%i is row %i: never one without weight', (number, row) => {
    expect(drawRow(table, scripted(number))).toBe(row);
  });
});
