import { describe, expect, it } from 'vitest';
import { raceOrder } from './race-order.ts';
import { ovalPoint } from './race-oval.ts';
import { silkOf } from './silk.ts';

describe('S051 race tracker', () => {
  it('starts and ends at the finish line', () => {
    expect(ovalPoint(0, 0)).toEqual(ovalPoint(1, 0));
    expect(ovalPoint(0, 0)).toEqual({ x: 262.5, y: 220 });
  });
  it('is on the other straight half way round, in every lane', () => {
    for (const lane of [0, 3, 7]) {
      const { x, y } = ovalPoint(0.5, lane);
      expect(x).toBeCloseTo(262.5);
      expect(y).toBeCloseTo(150 - 70 - lane * 6);
    }
  });
  it('moves without leaps', () => {
    for (let step = 0; step < 200; step++) {
      const [a, b] = [ovalPoint(step / 200, 2), ovalPoint((step + 1) / 200, 2)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(6);
    }
  });
  it('reads the order from the newest incident that names one', () => {
    expect(raceOrder([{ detail: null }, { detail: '3,1,2' }, { detail: '1,2,3' }])).toEqual([3, 1, 2]);
    expect(raceOrder([{ detail: 'photo finish' }])).toEqual([]);
  });
  it('dresses greyhounds by trap and horses alike at every look', () => {
    expect(silkOf(91, 2, 'Any name').body).toBe('#f4f4f1');
    expect(silkOf(84, 4, 'Montjeu')).toEqual(silkOf(84, 4, 'Montjeu'));
    expect(silkOf(84, 0, 'Nashwan').body).not.toBe(silkOf(84, 1, 'Nashwan').body);
  });
});
