import { describe, expect, it } from 'vitest';
import { pokerTable } from '../testing/poker-table.ts';
import { filterTables, parsePokerFilter, pokerFilterSearch } from './lobby-filter.ts';

const TABLES = [
  pokerTable({ name: 'Omaha', variant: 'omaha', bigBlind: 50 }),
  pokerTable({ name: 'High', bigBlind: 200, bots: 0 }),
  pokerTable({ name: 'Full', bigBlind: 100, taken: 6 }),
  pokerTable({ name: 'Low', bigBlind: 20 }),
];
const names = (query: string): string[] => filterTables(TABLES, parsePokerFilter(new URLSearchParams(query))).map(({ name }) => name);

describe('the filter of poker tables', () => {
  it('lists games apart and stakes from low to high', () => {
    expect(names('')).toEqual(['Low', 'Full', 'High', 'Omaha']);
  });

  it('keeps what is asked for', () => {
    expect(names('game=omaha')).toEqual(['Omaha']);
    expect(names('free=1')).toEqual(['Low', 'High', 'Omaha']);
    expect(names('bots=0')).toEqual(['High']);
    expect(names('game=holdem&free=1&bots=0')).toEqual(['High']);
    expect(names('game=chess&free=yes')).toEqual(['Low', 'Full', 'High', 'Omaha']);
  });

  it('is written into the address as it is read from there', () => {
    for (const query of ['', '?game=omaha', '?game=holdem&free=1&bots=0'])
      expect(pokerFilterSearch(parsePokerFilter(new URLSearchParams(query)))).toBe(query);
  });
});
