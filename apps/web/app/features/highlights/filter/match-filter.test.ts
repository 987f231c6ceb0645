import { describe, expect, it } from 'vitest';
import { isEmptyFilter, NO_FILTER, parseMatchFilter, toSearchParams } from './match-filter.ts';

describe('the sport filter', () => {
  it('reads what it writes', () => {
    const filter = { sport: 'football', country: 'es', hours: 24, top: true } as const;
    expect(toSearchParams(filter)).toBe('sport=football&country=es&hours=24&top=1');
    expect(parseMatchFilter(new URLSearchParams(toSearchParams(filter)))).toEqual(filter);
  });
  it('takes what it does not know as left open', () => {
    expect(parseMatchFilter(new URLSearchParams('sport=quidditch&country=zz&hours=5&top=yes'))).toEqual(NO_FILTER);
    expect(isEmptyFilter(NO_FILTER)).toBe(true);
  });
});
