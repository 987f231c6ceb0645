import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { scriptedDraws } from '../testing/scripted-draws.ts';
import { WHEEL } from './wheel.ts';

describe('wheel', () => {
  it('returns 99 % on each of the fifteen', () => {
    expect(WHEEL.variants()).toHaveLength(15);
    for (const options of WHEEL.variants())
      expect(compare(WHEEL.returns(options, 0).expected, ratio(99n, 100n)), JSON.stringify(options)).toBe(0);
  });

  it.each([
    [{ segments: 10, risk: 'low' }, 0, '15/10'],
    [{ segments: 30, risk: 'medium' }, 24, '4/1'],
    [{ segments: 50, risk: 'high' }, 49, '4950/100'],
    [{ segments: 50, risk: 'high' }, 48, '0/1'],
  ] as const)('%j stopped at %i pays %s', (options, segment, pay) => {
    const { num, den } = WHEEL.returned(WHEEL.begin(options, scriptedDraws(segment), 0));
    expect(`${num}/${den}`).toBe(pay);
  });

  it.each([
    { segments: 15, risk: 'low' },
    { segments: 10, risk: 'none' },
  ])('refuses %j', (options) => {
    expect(WHEEL.options.safeParse(options).success).toBe(false);
  });
});
