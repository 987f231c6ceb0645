import { LOBBY_GAMES } from '@touchline/casino/games/games';
import { CASINO_CATEGORY } from '@touchline/catalogue/casino/casino-categories';
import { GAME_CATEGORY, GAME_COLLECTIONS } from '@touchline/catalogue/casino/game-categories';
import { PAGE_KINDS } from '@touchline/catalogue/page-kinds';
import { describe, expect, it } from 'vitest';
import { providerOfParam, providerParam, sectionOfProviderGame } from './listed-provider-game.ts';
import { LOBBY_SECTIONS, lobbyTarget, numberOfSection, SECTION_NUMBERS, sectionOfSlug } from './lobby-sections.ts';
import { gamesOf, type NamedGame } from './section-games.ts';

describe('the parts of the lobby', () => {
  it.each([...Object.keys(CASINO_CATEGORY), ...Object.keys(GAME_CATEGORY), ...GAME_COLLECTIONS, ...PAGE_KINDS])(
    '%s leads somewhere',
    (name) => {
      expect(lobbyTarget(name)).not.toBeNull();
    },
  );

  it('have numbers of their own, by which each is found', () => {
    expect([1, 3, 11, 104, 154, 999].map((id) => SECTION_NUMBERS.get(id))).toEqual([
      'slots',
      'poker',
      'keno',
      'crash',
      'instant',
      'favourite',
    ]);
    expect([numberOfSection('keno'), numberOfSection('recent')]).toEqual([11, null]);
    expect(SECTION_NUMBERS.has(-1)).toBe(false);
  });

  it('are not what is no name', () => {
    expect(['no-such-section', 'toString', '__proto__'].map(lobbyTarget)).toEqual([null, null, null]);
    expect([sectionOfSlug('virtual-sports'), sectionOfSlug('scratch-cards')]).toEqual([null, 'scratch']);
  });

  it('hold every game that they name', () => {
    const games = LOBBY_GAMES.map(
      ({ key }) =>
        ({
          game: key,
          name: key,
          category: 'instant',
          popularity: 0,
          playedAt: null,
          favourite: false,
          addedAt: 0,
          returnPpm: 1,
          jackpotPpm: key === 'keno' ? 1 : 0,
        }) as NamedGame,
    );
    const byName = {
      poker: 2,
      roulette: 1,
      blackjack: 2,
      baccarat: 1,
      dice: 3,
      'climb-to-victory': 7,
      'skill-games': 5,
      'asian-games': 4,
      'fast-bet': 4,
      lotteries: 2,
      jackpot: 2,
      'live-casino': 3,
      'tv-games': 1,
    } as const;
    for (const section of LOBBY_SECTIONS) {
      const named = byName[section as keyof typeof byName];
      if (named !== undefined) expect(gamesOf(section, games, 0), section).toHaveLength(named);
    }
  });
});

describe('providers in the lobby', () => {
  it('have their games where their categories say', () => {
    expect(['Fast Games', 'Dice', 'Scratch Cards', 'Something Else'].map((category) => sectionOfProviderGame({ category }))).toEqual([
      'instant',
      'dice',
      'scratch',
      null,
    ]);
  });

  it('are named by their number where they have one, else by their slug', () => {
    expect([providerParam('touchline'), providerParam('evolution'), providerParam('sample')]).toEqual(['1', '18', 'sample']);
    expect([providerOfParam('1'), providerOfParam('sample')]).toEqual(['touchline', 'sample']);
  });
});
