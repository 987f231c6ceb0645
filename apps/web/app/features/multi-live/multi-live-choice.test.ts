import { describe, expect, it } from 'vitest';
import { addressOf, gamesOf, layoutOf } from './multi-live-choice.ts';

describe('S054 what stands beside each other', () => {
  it('is read from the address: numbers only, each once, at most six', () => {
    expect(gamesOf(null)).toBeNull();
    expect(gamesOf('')).toEqual([]);
    expect(gamesOf('5,x,5,-1,7,1e3')).toEqual([5, 7]);
    expect(gamesOf('1,2,3,4,5,6,7,8')).toHaveLength(6);
    expect([layoutOf('4'), layoutOf('3'), layoutOf(null)]).toEqual(['4', null, null]);
  });
  it('is written so that it is read back', () => {
    const address = new URLSearchParams(addressOf({ layout: '6', games: [3, 9] }));
    expect([layoutOf(address.get('layout')), gamesOf(address.get('games'))]).toEqual(['6', [3, 9]]);
  });
});
