import { describe, expect, it } from 'vitest';
import { numberListText, PARTS_PER_UNIT, parseNumberList } from './number-list.ts';

describe('a list of numbers', () => {
  it('is read from text and written as it', () => {
    expect(parseNumberList('5; 6.5; 7,0001', PARTS_PER_UNIT.percent, 3)).toEqual([50_000, 65_000, 70_001]);
    expect(numberListText([50_000, 65_000, 70_001], PARTS_PER_UNIT.percent)).toBe('5; 6.5; 7.0001');
    expect(parseNumberList(' 0;100 ;1000000000', PARTS_PER_UNIT.whole, 3)).toEqual([0, 100, 1_000_000_000]);
    expect(numberListText([0, 100], PARTS_PER_UNIT.whole)).toBe('0; 100');
    expect(numberListText([10_000_000, 1000], PARTS_PER_UNIT.whole)).toBe('10\u00a0000\u00a0000; 1\u00a0000');
    expect(numberListText([12_345_678], PARTS_PER_UNIT.percent)).toBe('1\u00a0234.5678');
    expect(parseNumberList('10\u00a0000 000; 1 000', PARTS_PER_UNIT.whole, 2)).toEqual([10_000_000, 1000]);
  });
  it('is none where there are not so many, or one is no number', () => {
    for (const text of ['', '1', '1; 2; 3', '1; x', '1; -2', '1; 2;', '1; 2e3', '1; 2 3', '1; 2 34'])
      expect([text, parseNumberList(text, PARTS_PER_UNIT.percent, 2)]).toEqual([text, null]);
    expect(parseNumberList('1; 2.5', PARTS_PER_UNIT.whole, 2)).toBeNull();
  });
});
