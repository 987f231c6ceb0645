import { describe, expect, it } from 'vitest';
import { GAMES } from '../../packages/casino/src/games/games.ts';
import { INSTANT_GAMES } from '../../packages/casino/src/games/instant-games.ts';
import { returnsLines } from './games-returns.ts';
import { readRounds } from './read-rounds.ts';

const SEEDS = { serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159', clientSeed: 'bb62964774', nonce: 1 };

describe('rounds', () => {
  it('answers each line, and names the field of one that is wrong', () => {
    const lines = [
      { game: 'dice', ...SEEDS },
      { game: 'mines', ...SEEDS },
      { game: 'keno', ...SEEDS, nonce: '1' },
    ].map((line) => JSON.stringify(line));
    expect(readRounds([...lines, '', 'dice', '7'].join('\n'))).toEqual([
      { result: 77.18 },
      { error: expect.stringMatching(/^mines: /) },
      { error: expect.stringMatching(/^nonce: /) },
      { error: 'line: not JSON' },
      { error: expect.stringMatching(/^line: /) },
    ]);
  });
});

describe('games:returns', () => {
  const lines = [...returnsLines(INSTANT_GAMES)];
  const find = (game: string, options: object) =>
    lines.find((line) => line.game === game && JSON.stringify(line.options) === JSON.stringify(options));

  it('has a line for each option of each game', () => {
    expect(lines).toHaveLength(INSTANT_GAMES.reduce((sum, game) => sum + game.variants().length, 0));
    expect(GAMES.length).toBeGreaterThanOrEqual(INSTANT_GAMES.length);
    for (const line of lines) expect(line.return).toMatch(/^\d+\/\d+$/);
  });

  it('prints pays as numbers where they are decimals, and fractions where not', () => {
    expect(find('drop', { rows: 8, risk: 'low' })?.pays).toEqual([5.6, 2.1, 1.1, 1, 0.5, 1, 1.1, 2.1, 5.6]);
    expect(find('keno', { picks: 2, risk: 'high' })).toMatchObject({ pays: [0, 0, 17.1] });
    expect(find('diamonds', {})?.pays).toEqual([0, 0.1, 2, 3, 4, 5, 50]);
    expect(find('wheel', { segments: 10, risk: 'high' })?.pays).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 9.9]);
    expect(find('wheel', { segments: 10, risk: 'high' })?.return).toBe('99/100');
    expect(find('mines', { mines: 3 })?.pays.slice(0, 2)).toEqual([1.125, '9/7']);
  });
});
