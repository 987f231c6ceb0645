import { describe, expect, it } from 'vitest';
import { passedTiles, ROW, slideRow } from './slide-row.ts';

describe('the row that slides by', () => {
  it('stops at the drawn multiple, and is the same for everybody', () => {
    const row = slideRow('17', 2_345);
    expect([row.length, row[ROW.stop]]).toEqual([ROW.tiles, 2_345]);
    expect(slideRow('17', 2_345)).toEqual(row);
    expect(Math.min(...row)).toBeGreaterThanOrEqual(100);
  });
  it('begins at rest and ends there', () => {
    expect([passedTiles(-1), passedTiles(0), passedTiles(1), passedTiles(2)]).toEqual([0, 0, ROW.stop, ROW.stop]);
  });
});
