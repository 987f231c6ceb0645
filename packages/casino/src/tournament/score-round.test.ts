import { describe, expect, it } from 'vitest';
import { isPrizeTable, prizeOf, prizePlaces } from './prize-table.ts';
import { isCounted, scoreRound } from './score-round.ts';
import type { EndedRound, Score, Scoring, ScoringRules } from './scoring.ts';

const NO_SCORE: Score = { points: 0n, rounds: 0, kept: [] };

const rulesOf = (scoring: Scoring, more: Partial<ScoringRules> = {}): ScoringRules => ({
  scoring,
  bestOf: null,
  hitMultiplier: null,
  cap: null,
  ...more,
});
/** In a currency with a least stake of 20 minor units. */
const round = (stake: number, returned: number, minStake = 20): EndedRound => ({
  stakeMinor: BigInt(stake),
  returnMinor: BigInt(returned),
  minStakeMinor: BigInt(minStake),
});
const scoreOf = (rules: ScoringRules, rounds: readonly EndedRound[]) =>
  rounds.reduce((score, one) => scoreRound(score, one, rules), NO_SCORE);

/** Five rounds: won 2.5x, lost, won 1.99x, even, won 4x. */
const ROUNDS = [round(100, 250), round(40, 0), round(100, 199), round(20, 20), round(30, 120)];

/** Points of the five rounds, by hand: stakes 290 and returns 589 of 20 each. */
const TABLE: readonly (readonly [ScoringRules, bigint])[] = [
  [rulesOf('stake'), 1_450n],
  [rulesOf('stake', { cap: 2 }), 850n],
  [rulesOf('win'), 2_945n],
  // 250 x 200 / 100, 199 x 200 / 100, 100, 120 of 30 staked as they are.
  [rulesOf('win', { cap: 2 }), 500n + 398n + 100n + 600n],
  [rulesOf('net'), 1_495n],
  [rulesOf('rounds'), 5n],
  [rulesOf('hits', { hitMultiplier: 200 }), 2n],
  [rulesOf('hits', { hitMultiplier: 199 }), 3n],
  [rulesOf('win-streak'), 1n],
  [rulesOf('best-win'), 1_250n],
  [rulesOf('best-win', { cap: 1 }), 400n],
  [rulesOf('best-multiplier'), 400n],
  [rulesOf('multiplier-sum'), 949n],
  [rulesOf('multiplier-sum', { cap: 2 }), 699n],
  [rulesOf('best-rounds', { bestOf: 2 }), 650n],
  [rulesOf('best-rounds', { bestOf: 2, cap: 3 }), 550n],
  [rulesOf('best-rounds', { bestOf: 20 }), 949n],
];

describe('points of rounds', () => {
  it.each(TABLE)('by %o', (rules, points) => {
    expect(scoreOf(rules, ROUNDS)).toMatchObject({ points, rounds: 5 });
  });
  it('are made in ten ways, all of them above', () => {
    expect(new Set(TABLE.map(([{ scoring }]) => scoring)).size).toBe(10);
  });
  it('are below 0 where more was lost than won', () => {
    expect(scoreOf(rulesOf('net'), [round(40, 0), round(20, 39)]).points).toBe(-105n);
  });
  it('are rounded down once a round', () => {
    expect(scoreOf(rulesOf('stake'), [round(10, 0, 3), round(10, 0, 3)]).points).toBe(666n);
    expect(scoreOf(rulesOf('multiplier-sum'), [round(3, 4, 3), round(3, 4, 3)]).points).toBe(266n);
  });
  it('are the same in every currency for as many least stakes', () => {
    for (const [rules] of TABLE) {
      const scaled = ROUNDS.map(({ stakeMinor, returnMinor, minStakeMinor }) => ({
        stakeMinor: stakeMinor * 75n,
        returnMinor: returnMinor * 75n,
        minStakeMinor: minStakeMinor * 75n,
      }));
      expect(scoreOf(rules, scaled), rules.scoring).toEqual(scoreOf(rules, ROUNDS));
    }
  });
  it('of the best rounds keep no more rounds than count', () => {
    const score = scoreOf(rulesOf('best-rounds', { bestOf: 3 }), [...ROUNDS, ...ROUNDS]);
    expect(score).toEqual({ points: 1_050n, rounds: 10, kept: [400n, 400n, 250n] });
  });
  it('of wins in a row count the longest row, which a round that breaks even ends', () => {
    const won = round(20, 21);
    expect(scoreOf(rulesOf('win-streak'), [won, won, won, round(20, 20), won, won])).toMatchObject({ points: 3n, kept: [2n] });
  });
  it('need the least stake', () => {
    expect([round(20, 0), round(19, 100), round(0, 100)].map(isCounted)).toEqual([true, false, false]);
  });
});

describe('a prize table', () => {
  const table = [
    { from: 1, to: 1, amount: 500 },
    { from: 2, to: 3, amount: 200 },
    { from: 4, to: 10, amount: 200 },
  ];
  it('tells the prize of a place', () => {
    expect([1, 2, 3, 10, 11].map((place) => prizeOf(table, place))).toEqual([500, 200, 200, 200, 0]);
    expect(prizePlaces(table)).toBe(10);
  });
  it('has no holes, no empty prizes, and never more for a lower place', () => {
    expect(isPrizeTable(table)).toBe(true);
    expect(isPrizeTable([])).toBe(false);
    expect(isPrizeTable([{ from: 2, to: 2, amount: 1 }])).toBe(false);
    expect(isPrizeTable([{ from: 1, to: 1, amount: 0 }])).toBe(false);
    expect(isPrizeTable([table[0]!, { from: 3, to: 3, amount: 1 }])).toBe(false);
    expect(isPrizeTable([table[1]!, table[0]!])).toBe(false);
    expect(
      isPrizeTable([
        { from: 1, to: 1, amount: 5 },
        { from: 2, to: 2, amount: 6 },
      ]),
    ).toBe(false);
  });
});
