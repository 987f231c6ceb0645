import { describe, expect, it } from 'vitest';
import { passedTiles, ROW, slideRow } from './slide-row.ts';

describe('the row that slides by', () => {
  it('stops at the drawn multiple, and is the same for everybody', () => {
    const row = slideRow('17', 2_345);
    expect([row.length, row[ROW.stop]]).toEqual([ROW.tiles, 2_345]);
    expect(slideRow('17', 2_345)).toEqual(row);
    expect(Math.min(...row)).toBeGreaterThanOrEqual(100);
  });
  it('shows multiples in the law that the drawn one follows: every second reaches 1.96', () => {
    const passed = Array.from({ length: 200 }, (_, i) => slideRow(String(i), 100).filter((_, at) => at !== ROW.stop)).flat();
    const share = (target: number): number => passed.filter((multiple) => multiple >= target).length / passed.length;
    // Rows follow from the numbers of their rounds: the shares are the same in every run.
    expect(share(196)).toBeCloseTo(0.5, 1);
    expect(share(980)).toBeCloseTo(0.1, 1);
    expect(Math.max(...passed)).toBeLessThanOrEqual(100_000);
  });
  it('begins at rest and ends there', () => {
    expect([passedTiles(-1), passedTiles(0), passedTiles(1), passedTiles(2)]).toEqual([0, 0, ROW.stop, ROW.stop]);
  });
});
