import { describe, expect, it } from 'vitest';
import { type AutoplayRun, mayGoOn } from './use-autoplay.ts';

const run: AutoplayRun = { rounds: 10, left: 5, lossMinor: 500n, profitMinor: 1000n, netMinor: 0n };

describe('autoplay', () => {
  it.each([
    ['goes on between its stops', run, true],
    ['ends with its rounds', { ...run, left: 0 }, false],
    ['plays what can still be lost', { ...run, netMinor: -400n }, true],
    ['begins no round that could lose more than its limit', { ...run, netMinor: -401n }, false],
    ['ends with its profit', { ...run, netMinor: 1000n }, false],
    ['needs no profit to end at', { ...run, netMinor: 1000n, profitMinor: null }, true],
  ])('%s', (_, state, goesOn) => {
    expect(mayGoOn(state, 100n)).toBe(goesOn);
  });
});
