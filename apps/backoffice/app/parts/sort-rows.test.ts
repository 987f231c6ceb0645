import { describe, expect, it } from 'vitest';
import { amountOrder, sortRows } from './sort-rows.ts';

describe('rows in order', () => {
  it('by number, amount or word, either way; what has none stands last', () => {
    const rows = [{ v: '10.00' }, { v: null }, { v: '9.99' }, { v: '-3' }];
    const sorted = (direction: 'ascending' | 'descending') => sortRows(rows, ({ v }) => amountOrder(v), direction, 'en').map(({ v }) => v);
    expect(sorted('ascending')).toEqual(['-3', '9.99', '10.00', null]);
    expect(sorted('descending')).toEqual(['10.00', '9.99', '-3', null]);
    expect(sortRows(['b', 'ä', 'a10', 'a9'], (v) => v, 'ascending', 'de')).toEqual(['ä', 'a9', 'a10', 'b']);
  });

  it('amounts are compared to the last digit', () => {
    expect(amountOrder('9007199254740993.01')).toBe(900719925474099301000000n);
    expect(amountOrder('no amount')).toBeNull();
  });
});
