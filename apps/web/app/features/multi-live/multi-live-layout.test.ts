import { describe, expect, it } from 'vitest';
import { parseLayout, parseMatchIds, toSearch } from './multi-live-layout.ts';

describe('S054 what stands beside each other', () => {
  it('is read from the address: numbers only, each once, at most six', () => {
    expect(parseMatchIds(null)).toBeNull();
    expect(parseMatchIds('')).toEqual([]);
    expect(parseMatchIds('5,x,5,-1,7,1e3')).toEqual([5, 7]);
    expect(parseMatchIds('1,2,3,4,5,6,7,8')).toHaveLength(6);
    expect([parseLayout('4'), parseLayout('3'), parseLayout(null)]).toEqual(['4', null, null]);
  });
  it('is written so that it is read back', () => {
    const address = new URLSearchParams(toSearch({ layout: '6', games: [3, 9] }));
    expect([parseLayout(address.get('layout')), parseMatchIds(address.get('games'))]).toEqual(['6', [3, 9]]);
  });
});
