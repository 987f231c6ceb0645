import { describe, expect, it } from 'vitest';
import { countProviderGames, type ListedProviderGame, providerGamesOf } from './listed-provider-game.ts';
import { LOBBY_SECTIONS } from './lobby-sections.ts';

const games = ['Slots', 'slots ', 'Scratch Cards', 'bingo', 'Of another world'].map(
  (category, i): ListedProviderGame => ({
    provider: 'sample',
    providerName: 'Sample',
    code: `game-${i}`,
    name: `Game ${i}`,
    category,
    demo: true,
    purse: false,
    returnPpm: null,
    jackpot: i === 1 ? { name: 'Pot', amount: '1.00', currency: 'EUR', at: 0 } : null,
  }),
);

describe('games of providers', () => {
  it('are counted as they are listed in each part', () => {
    const counts = countProviderGames(games);
    expect(counts.get('slots')).toBe(2);
    for (const section of LOBBY_SECTIONS) expect(counts.get(section) ?? 0, section).toBe(providerGamesOf(section, games).length);
    expect(countProviderGames([]).size).toBe(0);
  });
});
