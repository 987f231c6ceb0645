import { describe, expect, it } from 'vitest';
import { filterGames, gamesOf, isFiltered, type NamedGame, parseLobbyFilter } from './lobby-filter.ts';

const NOW = 1_800_000_000_000;
const game = (name: string, given: Partial<NamedGame> = {}): NamedGame => ({
  game: name.toLowerCase(),
  name,
  category: 'instant',
  version: 1,
  returnPpm: 990_000,
  observed: null,
  addedAt: 0,
  favourite: false,
  playedAt: null,
  popularity: 0,
  ...given,
});
const GAMES = [
  game('Dice', { popularity: 5, playedAt: 10 }),
  game('Mines', { returnPpm: 970_000, popularity: 9, favourite: true, playedAt: 20 }),
  game('Keno', { category: 'keno', addedAt: NOW - 1000 }),
];
const names = (games: readonly NamedGame[]): string[] => games.map(({ name }) => name);
const asked = (query: string) => parseLobbyFilter(new URLSearchParams(query));

describe('the lobby', () => {
  it.each([
    ['favourite', ['Mines']],
    ['recent', ['Mines', 'Dice']],
    ['new', ['Keno']],
    ['popular', ['Mines', 'Dice']],
    ['instant', ['Dice', 'Mines']],
    ['keno', ['Keno']],
    ['slots', []],
  ] as const)('has in %s what belongs there', (section, expected) => {
    expect(names(gamesOf(section, GAMES, NOW))).toEqual(expected);
  });

  it.each([
    ['', ['Mines', 'Dice', 'Keno']],
    ['search=IN', ['Mines']],
    ['return=98', ['Dice', 'Keno']],
    ['sort=name', ['Dice', 'Keno', 'Mines']],
    ['sort=return', ['Dice', 'Keno', 'Mines']],
    ['sort=new', ['Keno', 'Dice', 'Mines']],
    ['search=nothing', []],
  ])('filters by "%s"', (query, expected) => {
    expect(names(filterGames(GAMES, asked(query)))).toEqual(expected);
  });

  it('takes nothing that is no filter', () => {
    expect(isFiltered(asked('sort=luck&return=97&provider=nobody'))).toBe(false);
    expect(isFiltered(asked('provider=touchline'))).toBe(true);
  });
});
