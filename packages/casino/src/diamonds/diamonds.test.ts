import { describe, expect, it } from 'vitest';
import { percent } from '../testing/percent.ts';
import { scriptedDraws } from '../testing/scripted-draws.ts';
import { DIAMONDS } from './diamonds.ts';
import { HAND_WAYS, handOf } from './pays.ts';

describe('diamonds', () => {
  it('counts each hand among all 16,807 draws', () => {
    const ways: Record<string, number> = {};
    for (let n = 0; n < 7 ** 5; n += 1) {
      const hand = handOf([n % 7, Math.floor(n / 7) % 7, Math.floor(n / 49) % 7, Math.floor(n / 343) % 7, Math.floor(n / 2401)]);
      ways[hand] = (ways[hand] ?? 0) + 1;
    }
    expect(ways).toEqual(Object.fromEntries(Object.entries(HAND_WAYS).map(([hand, count]) => [hand, Number(count)])));
  });

  it('returns 98.2924 %', () => {
    expect(percent(DIAMONDS.returns({}, 0).expected, 4)).toBe('98.2924');
  });

  it('pays the hand that was drawn', () => {
    const round = DIAMONDS.begin({}, scriptedDraws(1, 3, 1, 3, 3), 0);
    expect(DIAMONDS.view(round)).toEqual({ gems: [1, 3, 1, 3, 3], hand: 'fullHouse' });
    expect(DIAMONDS.returned(round)).toEqual({ num: 4n, den: 1n });
  });
});
