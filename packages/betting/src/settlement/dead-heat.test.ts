import { describe, expect, it } from 'vitest';
import { deadHeat } from './dead-heat.ts';
import { type LegResult, LOSE, WIN } from './leg-result.ts';

describe('deadHeat', () => {
  it.each<readonly [string, number, number, number, LegResult]>([
    ['two share the only paid place', 1, 0, 2, { kind: 'dead-heat', num: 1, den: 2 }],
    ['three share the last of three places', 3, 2, 3, { kind: 'dead-heat', num: 1, den: 3 }],
    ['three share two places left', 3, 1, 3, { kind: 'dead-heat', num: 2, den: 3 }],
    ['places for all who tie', 3, 0, 2, WIN],
    ['no place left', 1, 1, 2, LOSE],
    ['more ahead than places', 1, 4, 2, LOSE],
    ['alone in a paid place', 1, 0, 1, WIN],
  ])('%s', (_, paid, ahead, tied, expected) => {
    expect(deadHeat(paid, ahead, tied)).toEqual(expected);
  });
});
