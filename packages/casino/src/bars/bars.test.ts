import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { scriptedDraws } from '../testing/scripted-draws.ts';
import { BARS } from './bars.ts';
import { BARS_DIFFICULTIES } from './pays.ts';

describe('bars', () => {
  it.each(BARS_DIFFICULTIES)('returns 98 % exactly on %s', (difficulty) => {
    expect(compare(BARS.returns({ difficulty }, 0).expected, ratio(98n, 100n))).toBe(0);
  });

  it.each([
    ['easy', 98_000, ratio(9n, 1n)],
    ['easy', 97_999, ratio(3n, 1n)],
    ['easy', 0, ratio(4n, 10n)],
    ['expert', 99_995, ratio(3000n, 1n)],
    ['expert', 49_999, ratio(0n, 1n)],
  ] as const)('%s, %i drawn', (difficulty, drawn, pay) => {
    const round = BARS.begin({ difficulty }, scriptedDraws(drawn), 0);
    expect(BARS.view(round)).toEqual({ drawn });
    expect(compare(BARS.returned(round), pay)).toBe(0);
  });
});
