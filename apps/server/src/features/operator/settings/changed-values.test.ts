import { describe, expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';

const level = (lossPpm: number) => ({ points: 0, lossPpm });

describe('values that another version changes, as the audit names them', () => {
  it.each([
    ['a number', 10_000, 25_000, '10000 to 25000'],
    ['a value of a list', { levels: [level(1), level(2)] }, { levels: [level(1), level(3)] }, 'levels[1].lossPpm 2 to 3'],
    ['the order of keys is no change', { a: 1, b: 2 }, { b: 2, a: 1 }, 'no value changes'],
    ['words are added and taken away', { games: ['dice', 'keno'] }, { games: ['keno', 'mines'] }, 'games with mines, games without dice'],
    ['a value that was not there', { a: 1 }, { a: 1, b: 'x' }, 'b undefined to "x"'],
  ])('%s', (_, before, after, text) => {
    expect(changedValues(before, after)).toBe(text);
  });

  it('so many that nobody reads them are counted', () => {
    const many = (value: number) => Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`value${i}`, value]));
    expect(changedValues(many(1), many(2))).toBe('60 values change');
  });
});
