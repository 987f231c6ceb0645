import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import { describe, expect, it } from 'vitest';
import { recordedDraws } from './recorded-draws.ts';

const SEEDS = { serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159', clientSeed: 'bb62964774', nonce: 1 };

describe('recorded draws', () => {
  it('are those that the round was drawn with, over the ends of blocks', () => {
    const { draws, taken } = recordedDraws(SEEDS);
    const server = seededDraws(SEEDS);
    const bounds = [25, 10_000, 3, 2, 40, 1, 52];
    const results = bounds.map((n) => draws.below(n));
    expect(results).toEqual(bounds.map((n) => server.below(n)));
    expect(taken.map(({ below, result }) => [below, result])).toEqual(bounds.map((n, i) => [n, results[i]]));
    expect(taken[0]).toMatchObject({ bytes: 'c590d171e39b7040', number: Number(0xc590d171e39b7040n >> 12n) });
    expect(draws.bits52()).toBe(server.bits52());
    expect(taken.at(-1)).toMatchObject({ below: null });
  });
});
