import { compare } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { keptAfterEdge } from '../edge.ts';
import { DICE } from './dice.ts';

/** Draws that give these numbers, one after the other. */
const scripted = (...numbers: number[]) => drawsOf(() => numbers.shift() ?? Number.NaN);

describe('dice', () => {
  it.each([
    [{ over: 5000 }, 4999, '0/10000'],
    [{ over: 5000 }, 5000, '99/50'],
    [{ under: 5000 }, 4999, '99/50'],
    [{ under: 5000 }, 5000, '0/1'],
    [{ over: 9800 }, 9999, '99/2'],
    [{ under: 9800 }, 0, '99/98'],
  ])('%j rolled %i pays %s', (options, rolled, pays) => {
    const state = DICE.begin(options, scripted(rolled), 10_000);
    expect(DICE.view(state)).toEqual({ rolled });
    const [num, den] = pays.split('/').map(BigInt) as [bigint, bigint];
    expect(compare(DICE.returned(state), { num, den })).toBe(0);
  });

  it('returns all but the edge at every target', () => {
    for (let target = 200; target <= 9800; target += 1)
      for (const options of [{ over: target }, { under: target }])
        expect(compare(DICE.returns(options, 25_000).expected, keptAfterEdge(25_000)), JSON.stringify(options)).toBe(0);
  });

  it.each([{}, { over: 199 }, { over: 9801 }, { over: 50.5 }, { over: 5000, under: 5000 }])('refuses %j', (options) => {
    expect(DICE.options.safeParse(options).success).toBe(false);
  });
});
