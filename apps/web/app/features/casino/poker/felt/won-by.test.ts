import { seatView } from '@touchline/casino/poker/seat-view';
import { dealHand, playHand } from '@touchline/casino/poker/testing/deal-hand';
import { describe, expect, it } from 'vitest';
import { wonBy } from './won-by.ts';

describe('wonBy', () => {
  it('sums what a seat has got of all pots, and is 0 while the hand is played', () => {
    const begun = dealHand({ chips: [1000, 300, 1000], hole: ['Ks Kd', 'As Ad', 'Qs Qd'], board: '2c 7d 9h 3s 4c' });
    expect(wonBy(seatView(begun, null), 2)).toBe(0);
    const over = seatView(playHand(begun, '1r1000 2c 3c'), null);
    expect([1, 2, 3].map((seat) => wonBy(over, seat))).toEqual([1400, 900, 0]);
  });
});
