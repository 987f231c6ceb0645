import { describe, expect, it } from 'vitest';
import { scriptedDraws } from '../testing/scripted-draws.ts';
import { LIMBO } from './limbo.ts';
import { limboMultiplier } from './pays.ts';

describe('limbo', () => {
  it.each([
    [0, 100_000_000],
    [2 ** 51, 197],
    [2 ** 51 - 1, 198],
    [2 ** 52 - 1, 100],
  ])('a draw of %i reaches %i hundredths', (drawn, multiplier) => {
    expect(limboMultiplier(drawn, 10_000)).toBe(multiplier);
  });

  it('pays the target where it is reached', () => {
    const paid = (target: number, drawn: number) => LIMBO.returned(LIMBO.begin({ target }, scriptedDraws(drawn), 10_000));
    expect(paid(198, 2 ** 51 - 1)).toEqual({ num: 198n, den: 100n });
    expect(paid(199, 2 ** 51 - 1)).toEqual({ num: 0n, den: 1n });
  });

  it('returns all but the edge within 1e-9 at every target', () => {
    for (const target of [101, 137, 200, 12_345, 1_000_000, 99_999_999, 100_000_000])
      for (const edge of [5_000, 10_000, 35_000]) {
        const { num, den } = LIMBO.returns({ target }, edge).expected;
        const short = ((1_000_000n - BigInt(edge)) * den - num * 1_000_000n) * 1_000_000_000n;
        expect(short >= 0n && short < den * 1_000_000n, `${target} at ${edge}`).toBe(true);
      }
  });

  it.each([{}, { target: 100 }, { target: 100_000_001 }, { target: 1.5 }])('refuses %j', (options) => {
    expect(LIMBO.options.safeParse(options).success).toBe(false);
  });
});
