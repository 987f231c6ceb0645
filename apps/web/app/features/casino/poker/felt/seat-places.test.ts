import { describe, expect, it } from 'vitest';
import { seatPlace } from './seat-places.ts';

describe('seatPlace', () => {
  it('puts the own seat at the bottom and the next one, clockwise, to its left', () => {
    const own = seatPlace(4, 6, 4);
    expect([own.x, own.y]).toEqual([expect.closeTo(0), expect.closeTo(1)]);
    const next = seatPlace(5, 6, 4);
    expect(next.x).toBeLessThan(0);
    expect(next.y).toBeGreaterThan(0);
    expect(seatPlace(1, 6, 4)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-1) });
  });

  it('gives every seat of a table a place of its own', () => {
    for (const seats of [2, 6, 9]) {
      const places = Array.from({ length: seats }, (_, i) => seatPlace(i + 1, seats, 1));
      expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(seats);
    }
  });
});
