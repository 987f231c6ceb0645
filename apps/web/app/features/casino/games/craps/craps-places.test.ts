import { CrapsOptions } from '@touchline/casino/craps/options';
import type { Throw } from '@touchline/casino/craps/pays';
import { ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { CRAPS_GROUPS, type CrapsPlace, crapsFigures, wonByLast } from './craps-places.ts';

const PLACES: readonly CrapsPlace[] = CRAPS_GROUPS.flatMap(({ places }): readonly CrapsPlace[] => places);

describe('the layout of craps', () => {
  it('has 21 different places, and the game takes chips on each before the first throw, but those that need a point', () => {
    expect(new Set(PLACES).size).toBe(21);
    const first = PLACES.filter((on) => on !== 'come' && on !== 'dontCome');
    expect(CrapsOptions.safeParse({ bets: first.map((on) => ({ on, chips: 1 })) }).success).toBe(true);
  });

  it.each([
    ['pass', ratio(2n, 1n), ratio(244n, 495n)],
    ['field', ratio(4n, 1n), ratio(4n, 9n)],
    ['place6', ratio(13n, 6n), ratio(5n, 11n)],
    ['hard8', ratio(10n, 1n), ratio(1n, 11n)],
    ['yoEleven', ratio(16n, 1n), ratio(1n, 18n)],
  ] as const)('says what %s pays and how likely', (on, pay, chance) => {
    expect(crapsFigures(on)).toEqual({ on, pay, chance });
  });

  it.each([
    ['pass', [[3, 4]], true],
    [
      'pass',
      [
        [2, 2],
        [3, 4],
      ],
      false,
    ],
    [
      'pass',
      [
        [2, 2],
        [3, 1],
      ],
      true,
    ],
    ['dontPass', [[6, 6]], false],
    ['hard6', [[3, 3]], true],
    ['field', [[1, 2]], true],
    ['come', [[3, 4]], false],
    ['field', [], false],
  ] as [CrapsPlace, Throw[], boolean][])('knows whether %s has won by %j', (on, rolls, won) => {
    expect(wonByLast(on, rolls)).toBe(won);
  });
});
