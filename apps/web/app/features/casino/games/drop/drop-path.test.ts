import { describe, expect, it } from 'vitest';
import { ballAt, ballStops, bucketAt } from './drop-path.ts';

describe("the ball's way", () => {
  it.each(['LLLLLLLL', 'RRRRRRRR', 'LRLRRLLR', 'RLRLRLRLRLRLRLRL'])('%s ends in the bucket that was drawn', (path) => {
    const stops = ballStops(path.length, path);
    const rights = Array.from(path).filter((turn) => turn === 'R').length;
    expect(stops).toHaveLength(path.length + 2);
    expect(ballAt(stops, 1)).toEqual(bucketAt(path.length, rights));
    expect(ballAt(stops, 0)).toEqual(stops[0]);
  });

  it('moves half a gap to a side at each row', () => {
    const [, first, second, third] = ballStops(8, 'RLLLLLLL');
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(29);
    expect((third?.x ?? 0) - (second?.x ?? 0)).toBeCloseTo(-29);
  });
});
