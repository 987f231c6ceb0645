import { GAMES } from '@touchline/casino/games/games';
import { describe, expect, it } from 'vitest';
import { loadGame } from './load-game.ts';

describe('rules that a page loads', () => {
  it.each(GAMES.map((game) => [game.key, game] as const))('%s has those of the server', async (key, game) => {
    const loaded = await loadGame(key);
    expect([loaded?.key, loaded?.variants()]).toEqual([key, game.variants()]);
  });

  it.each(['no-such-game', 'toString', '__proto__'])('%s has none', async (key) => {
    expect(await loadGame(key)).toBeNull();
  });
});
