import { describe, expect, it } from 'vitest';
import type { SlotMaths } from '../engine/maths.ts';
import { fullCycle } from './full-cycle.ts';
import type { SpinLaw } from './spin-law.ts';

/**
 * The sheet of a real machine (Harrigan and Dixon, "PAR Sheets, probabilities, and slot machine play", 2009): symbols by reel, in the order
 * WS LM BU BO LH TU CL SG SF LO LT; W and T stand for WS and LT, O for LO.
 */
const LETTERS = 'WLBPHUCGFOT';
const COUNTS = [
  [2, 4, 4, 6, 5, 6, 6, 5, 5, 2, 2],
  [2, 4, 4, 4, 4, 4, 6, 6, 5, 5, 2],
  [1, 3, 5, 4, 6, 5, 5, 5, 6, 6, 2],
  [4, 4, 4, 4, 6, 6, 6, 6, 8, 0, 2],
  [2, 4, 5, 4, 7, 7, 6, 6, 7, 0, 2],
];

/** A strip with these symbols whose two scatters are never seen together: the sheet gives counts, not their order. */
const stripOf = (counts: readonly number[]): string => {
  const others = counts.slice(0, -1).flatMap((count, i) => Array.from({ length: count }, () => LETTERS[i] ?? ''));
  const half = others.length >> 1;
  return ['T', ...others.slice(0, half), 'T', ...others.slice(half)].join('');
};

const STRIPS = { strips: COUNTS.map(stripOf), multiplier: 1 };

const MACHINE: SlotMaths = {
  key: 'machine',
  version: 1,
  unit: 1,
  rows: 1,
  symbols: {},
  rule: { kind: 'lines', lines: [[0, 0, 0, 0, 0]] },
  pays: {
    W: [0, 0, 5, 100, 500, 10_000],
    L: [0, 0, 2, 40, 200, 1000],
    B: [0, 0, 0, 25, 100, 500],
    P: [0, 0, 0, 25, 100, 500],
    H: [0, 0, 0, 10, 50, 500],
    U: [0, 0, 0, 10, 50, 250],
    C: [0, 0, 0, 5, 30, 200],
    G: [0, 0, 0, 5, 30, 200],
    F: [0, 0, 0, 5, 30, 150],
    // The bonus on the first three reels, by the average of its picks.
    O: [0, 0, 0, 331],
  },
  wilds: { W: 1 },
  unaided: 'O',
  scatter: null,
  spins: { base: STRIPS },
  free: null,
  hold: null,
  modes: { base: { price: 1, spin: 'base' } },
  cap: 1_000_000,
};

const sumOver = (law: SpinLaw, value: (scatters: number, pay: number) => number): number =>
  [...law.entries()].reduce((sum, { scatters, pay, weight }) => sum + value(scatters, pay) * weight, 0);

describe('the sheet of a real machine', () => {
  const line = fullCycle(MACHINE, STRIPS);
  const anywhere = fullCycle(
    { ...MACHINE, rows: 3, rule: { kind: 'lines', lines: [] }, pays: {}, wilds: {}, scatter: { symbol: 'T', pays: [0, 0, 0, 5, 25, 200] } },
    STRIPS,
  );
  const CYCLE = 47 * 46 * 48 * 50 * 50;

  it('has 259,440,000 combinations of a line, which pay 222,099,740 credits', () => {
    expect(line.weight).toBe(BigInt(CYCLE));
    expect(sumOver(line, (_, pay) => pay)).toBe(222_099_740);
  });

  it('returns 85.6074 % on lines, 10.6451 % anywhere, 96.2525 % in all', () => {
    const lines = sumOver(line, (_, pay) => pay) / CYCLE;
    const scatters = sumOver(anywhere, (count) => [0, 0, 0, 5, 25, 200][count] ?? 0) / CYCLE;
    expect([lines * 100, scatters * 100, (lines + scatters) * 100].map((percent) => percent.toFixed(4))).toEqual([
      '85.6074',
      '10.6451',
      '96.2525',
    ]);
  });

  it('pays 3.58 % of its lines', () => {
    expect(((sumOver(line, (_, pay) => (pay > 0 ? 1 : 0)) / CYCLE) * 100).toFixed(2)).toBe('3.58');
  });
});
