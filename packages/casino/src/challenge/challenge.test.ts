import { describe, expect, it } from 'vitest';
import { findGame } from '../games/games.ts';
import { CHALLENGES, findChallenge } from './challenges.ts';
import { type ChallengeProgress, countRound } from './count-round.ts';
import { drawChallenges } from './draw-challenges.ts';

type Round = Parameters<typeof countRound>[2];
const round = (game: string, returned = 0): Round => ({ game, stakeMinor: 100n, returnMinor: BigInt(returned) });
const after = (key: string, rounds: readonly Round[]): ChallengeProgress => {
  const challenge = findChallenge(key);
  if (!challenge) throw new Error(`no task ${key}`);
  return rounds.reduce((progress, one) => countRound(challenge, progress, one), { count: 0, games: [] } as ChallengeProgress);
};

describe('a task', () => {
  it.each([
    ['rounds-dice-20', [round('dice'), round('limbo'), round('dice', 500)], 2],
    ['games-3', [round('dice'), round('dice'), round('limbo')], 2],
    ['games-3', [round('dice'), round('limbo'), round('flip'), round('keno')], 3],
    ['multiplier-5', [round('dice', 499), round('dice', 0)], 0],
    ['multiplier-5', [round('dice', 500), round('dice', 900)], 1],
    ['returns-3', [round('dice', 199), round('dice', 200), round('limbo', 1000)], 2],
    ['returns-3', [1, 2, 3, 4].map(() => round('dice', 250)), 3],
  ] as const)('%s counts what it asks for, and no more than its target', (key, rounds, count) => {
    expect(after(key, rounds).count).toBe(count);
  });
  it('asks for a few rounds of games that the house has', () => {
    for (const { game, target, kind } of CHALLENGES) {
      expect(target).toBeLessThanOrEqual(20);
      if (kind === 'rounds') expect(findGame(game ?? '')).toBeDefined();
    }
    expect(new Set(CHALLENGES.map(({ key }) => key)).size).toBe(CHALLENGES.length);
  });
});

describe('the tasks of a day', () => {
  it('are three of different kinds, the same whoever asks', () => {
    for (let day = 1; day <= 31; day += 1) {
      const drawn = drawChallenges(`1 2026-03-${day}`);
      expect(new Set(drawn.map(({ kind }) => kind)).size).toBe(3);
      expect(drawChallenges(`1 2026-03-${day}`)).toEqual(drawn);
    }
  });
  it('come to every task of the list', () => {
    const days = Array.from({ length: 400 }, (_, day) => drawChallenges(`1 day ${day}`));
    expect(new Set(days.flat().map(({ key }) => key)).size).toBe(CHALLENGES.length);
  });
});
