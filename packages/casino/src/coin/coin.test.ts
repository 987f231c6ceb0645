import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { scriptedDraws } from '../testing/scripted-draws.ts';
import { COIN } from './coin.ts';

describe('a coin', () => {
  it.each([
    ['heads', 0, ratio(196n, 100n)],
    ['heads', 1, ratio(0n, 1n)],
    ['tails', 1, ratio(196n, 100n)],
  ] as const)('%s called, %i drawn', (side, drawn, returned) => {
    expect(compare(COIN.returned(COIN.begin({ side }, scriptedDraws(drawn), 20_000)), returned)).toBe(0);
  });

  it('returns all but the edge', () => {
    expect(compare(COIN.returns({ side: 'tails' }, 20_000).expected, ratio(98n, 100n))).toBe(0);
  });

  it('refuses an edge of its own', () => {
    expect(COIN.options.safeParse({ side: 'edge' }).success).toBe(false);
  });
});
