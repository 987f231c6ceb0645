import { LOBBY_GAMES } from '@touchline/casino/games/games';
import { floor, mul, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { minEdgePpm } from './read-edges.ts';

const MILLION = ratio(1_000_000n, 1n);

describe('the least edge of a game', () => {
  it.each(LOBBY_GAMES.map((game) => [game.key, game] as const))('%s: no options return more than it leaves', async (_, game) => {
    const edgePpm = game.edge?.min ?? 0;
    const min = await minEdgePpm(game, edgePpm);
    const returns = game.variants().map((options) => Number(floor(mul(game.returns(options, edgePpm).expected, MILLION))));
    expect(min).toBeGreaterThanOrEqual(0);
    expect(Math.max(...returns)).toBeLessThanOrEqual(1_000_000 - min);
  });
});
