import { describe, expect, it } from 'vitest';
import { filterGames, filterProviderGames, isFiltered, parseLobbyFilter } from './lobby-filter.ts';
import { gamesOf, type NamedGame } from './section-games.ts';

const NOW = 1_800_000_000_000;
const game = (name: string, given: Partial<NamedGame> = {}): NamedGame => ({
  game: name.toLowerCase(),
  name,
  category: 'instant',
  version: 1,
  returnPpm: 990_000,
  jackpotPpm: 0,
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
    ['for-you', []],
    ['best', ['Dice', 'Keno', 'Mines']],
    ['dice', ['Dice']],
    ['bingo', []],
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
    ['category=49', ['Keno']],
    ['category=17', ['Mines', 'Dice']],
    ['provider=1', ['Mines', 'Dice', 'Keno']],
    ['provider=18', []],
    ['volatility=chosen', ['Mines', 'Dice', 'Keno']],
    ['volatility=high', []],
    ['feature=decisions', ['Mines']],
    ['feature=decisions&volatility=low', []],
  ])('filters by "%s"', (query, expected) => {
    expect(names(filterGames(GAMES, asked(query), NOW))).toEqual(expected);
  });

  it.each([
    ['', ['Fruit', 'Scratch']],
    ['search=fru', ['Fruit']],
    ['category=66', ['Scratch']],
    ['provider=one', ['Fruit']],
    ['provider=1', []],
    ['return=94', ['Scratch']],
    ['return=98', []],
    ['sort=return', ['Scratch', 'Fruit']],
    ['sort=name', ['Fruit', 'Scratch']],
    ['volatility=low', []],
    ['feature=tumbles', []],
  ])('filters games of providers by "%s"', (query, expected) => {
    const listed = [
      {
        provider: 'one',
        providerName: 'One',
        code: 'f',
        name: 'Fruit',
        category: 'Fast Games',
        demo: true,
        purse: false,
        returnPpm: null,
        jackpot: null,
      },
      {
        provider: 'two',
        providerName: 'Two',
        code: 's',
        name: 'Scratch',
        category: 'Scratch Cards',
        demo: true,
        purse: false,
        returnPpm: 962_525,
        jackpot: null,
      },
    ];
    expect(filterProviderGames(listed, asked(query)).map(({ name }) => name)).toEqual(expected);
  });

  it('takes nothing that is no filter', () => {
    expect(isFiltered(asked('sort=luck&return=97&provider=No%20body&category=2&volatility=wild&feature=toString'))).toBe(false);
    expect(isFiltered(asked('provider=touchline'))).toBe(true);
  });
});
