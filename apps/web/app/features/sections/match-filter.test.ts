import { describe, expect, it } from 'vitest';
import { filterSearch, isOpenFilter, NO_FILTER, readFilter } from './match-filter.ts';

describe('the sport filter', () => {
  it('reads what it writes', () => {
    const filter = { sport: 'football', country: 'es', hours: 24, top: true } as const;
    expect(filterSearch(filter)).toBe('sport=football&country=es&hours=24&top=1');
    expect(readFilter(new URLSearchParams(filterSearch(filter)))).toEqual(filter);
  });
  it('takes what it does not know as left open', () => {
    expect(readFilter(new URLSearchParams('sport=quidditch&country=zz&hours=5&top=yes'))).toEqual(NO_FILTER);
    expect(isOpenFilter(NO_FILTER)).toBe(true);
  });
});
