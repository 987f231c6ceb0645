import { describe, expect, it } from 'vitest';
import { UNDER_THE_LIGHTS } from '../under-the-lights/maths.ts';
import { gridWins } from './grid-wins.ts';
import { lineWin } from './line-wins.ts';
import type { SlotMaths } from './maths.ts';

const WITH: SlotMaths = {
  ...UNDER_THE_LIGHTS,
  pays: { W: [0, 0, 10, 50, 200, 1000], A: [0, 0, 0, 20, 80, 300], B: [0, 0, 2, 5, 10, 20], O: [0, 0, 0, 30] },
  wilds: { W: 1, X: 2, Y: 3 },
  unaided: 'O',
};

/** A grid written reel by reel, each from top to bottom. */
const gridOf = (reels: string): string[] => Array.from(reels.replaceAll(' ', ''));

describe('a line', () => {
  it.each([
    ['AAAAB', 'A', 4, 80],
    ['AAWAB', 'A', 4, 80],
    ['AXAYB', 'A', 4, 480],
    ['XYBBB', 'B', 5, 120],
    ['WWWAB', 'A', 4, 80],
    ['WWWWB', 'W', 4, 200],
    ['WWBAA', 'W', 2, 10],
    ['WWWWW', 'W', 5, 1000],
    ['OOOAA', 'O', 3, 30],
    ['WWOOO', 'W', 2, 10],
    ['BBSAA', 'B', 2, 2],
  ])('of %s pays %s times %i: %i', (symbols, symbol, count, pay) => {
    expect(lineWin(WITH, Array.from(symbols))).toEqual({ symbol, count, pay });
  });

  it.each(['ABAAA', 'SAAAA', 'BAAAA', 'OOWAA', 'OOAAA'])('of %s pays nothing', (symbols) => {
    expect(lineWin(WITH, Array.from(symbols))).toBe(null);
  });
});

describe('a grid', () => {
  it('pays every line with its cells', () => {
    const maths: SlotMaths = {
      ...WITH,
      rule: {
        kind: 'lines',
        lines: [
          [0, 0, 0, 0, 0],
          [0, 1, 2, 1, 0],
          [2, 2, 2, 2, 2],
        ],
      },
    };
    const grid = gridOf('ASB AAS ASA SAS AAA');
    expect(gridWins(maths, grid)).toEqual([
      { line: 0, symbol: 'A', count: 3, pay: 20, positions: [0, 3, 6] },
      { line: 1, symbol: 'A', count: 5, pay: 300, positions: [0, 4, 8, 10, 12] },
    ]);
  });

  it('pays ways by the product of what lies on each reel', () => {
    const maths: SlotMaths = { ...WITH, rule: { kind: 'ways' } };
    const grid = gridOf('AAB AWS XSA SSS AAA');
    expect(gridWins(maths, grid)).toEqual([
      { symbol: 'A', count: 3, ways: 2 * 2 * 3, pay: 240, positions: [0, 1, 3, 4, 6, 8] },
      { symbol: 'B', count: 3, ways: 1 * 1 * 2, pay: 10, positions: [2, 4, 6] },
    ]);
  });

  it('pays clusters of neighbours, and lets a wild belong to two', () => {
    const maths: SlotMaths = { ...WITH, rule: { kind: 'clusters' }, pays: { A: [0, 0, 0, 0, 7], B: [0, 0, 0, 3, 5] } };
    const grid = gridOf('AAB AWB SAB');
    expect(gridWins(maths, grid)).toEqual([
      { symbol: 'A', count: 5, pay: 7, positions: [0, 1, 3, 4, 7] },
      { symbol: 'B', count: 4, pay: 5, positions: [2, 4, 5, 8] },
    ]);
  });

  it('does not join what touches at a corner', () => {
    const maths: SlotMaths = { ...WITH, rule: { kind: 'clusters' }, pays: { A: [0, 0, 0, 0, 7] } };
    expect(gridWins(maths, gridOf('ASS SAS SAA'))).toEqual([]);
  });
});
