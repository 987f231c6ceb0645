import { describe, expect, it } from 'vitest';
import { type AutoplayRun, afterRound, mayGoOn } from './autoplay-run.ts';

const RESET = { kind: 'reset' } as const;
const run: AutoplayRun = {
  rounds: 10,
  left: 5,
  lossMinor: 500n,
  profitMinor: 1000n,
  netMinor: 0n,
  onWin: RESET,
  onLoss: RESET,
  firstMinor: 100n,
  unitMinor: 100n,
};
const BOUNDS = { minMinor: 10n, maxMinor: 1000n };

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

  it.each([
    ['goes back to the first stake after a win', { ...run, unitMinor: 400n }, 50n, 100n],
    ['goes back to the first stake after a loss', { ...run, unitMinor: 400n }, -400n, 100n],
    ['raises the stake after a win, rounded down', { ...run, unitMinor: 105n, onWin: { kind: 'raise', percent: 50 } }, 1n, 157n],
    ['raises the stake after a loss', { ...run, onLoss: { kind: 'raise', percent: 100 } }, -100n, 200n],
    ['raises no further than the table takes', { ...run, unitMinor: 900n, onLoss: { kind: 'raise', percent: 100 } }, -900n, 1000n],
    ['keeps the stake that came back', { ...run, unitMinor: 300n, onLoss: { kind: 'raise', percent: 100 } }, 0n, 300n],
  ] as [string, AutoplayRun, bigint, bigint][])('%s', (_, state, net, unit) => {
    const after = afterRound(state, net, BOUNDS);
    expect([after.unitMinor, after.netMinor]).toEqual([unit, net]);
  });
});
