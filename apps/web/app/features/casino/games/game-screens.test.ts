import { INSTANT_GAMES } from '@touchline/casino/games/instant-games';
import { TABLE_GAMES } from '@touchline/casino/games/table-games';
import { SLOTS } from '@touchline/casino/slots/slots';
import { findText } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { TILE_PICTURES } from '../lobby/tile-pictures.ts';
import { GAME_SCREENS, hasScreen } from './game-screens.ts';

describe('games that have a screen', () => {
  it.each(Object.keys(GAME_SCREENS))('%s has a picture and a name in every language', (game) => {
    expect(TILE_PICTURES[game]).toBeTypeOf('string');
    for (const language of ['en', 'ru', 'ar'] as const) expect(findText(language, `casino.game.${game}`)).toBeTypeOf('string');
  });

  it('are all games of a moment', () => {
    expect(INSTANT_GAMES.map(({ key }) => key).filter((key) => !hasScreen(key))).toEqual([]);
  });

  it('are all slots of the house', () => {
    expect(SLOTS.map(({ key }) => key).filter((key) => !hasScreen(key))).toEqual([]);
  });

  it('are all games of the tables', () => {
    expect(TABLE_GAMES.map(({ key }) => key).filter((key) => !hasScreen(key))).toEqual([]);
  });

  it('are no others', () => {
    expect(['no-such-game', 'toString', '__proto__'].filter(hasScreen)).toEqual([]);
  });
});
