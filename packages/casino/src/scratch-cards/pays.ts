import { ZERO } from '@touchline/kernel/ratio';
import { decimal } from '../decimal.ts';
import type { Prize } from '../weighted.ts';

export const SCRATCH_DESIGNS = ['kick-off', 'night-sky', 'orchard'] as const;
export type ScratchDesign = (typeof SCRATCH_DESIGNS)[number];
export const SCRATCH_FIELDS = 9;
/** Alike fields that win. */
export const SCRATCH_ALIKE = 3;
/** Symbols of a design, by number. */
export const SCRATCH_SYMBOLS = 6;
const CARDS = 1_000_000;

/** Prizes by symbol, the least first; the last line is a card without one. */
const design = (rows: readonly (readonly [pay: string, weight: number])[]): readonly Prize[] => [
  ...rows.map(([pay, weight]) => ({ key: pay, pay: decimal(pay), weight })),
  { key: '0', pay: ZERO, weight: CARDS - rows.reduce((sum, [, weight]) => sum + weight, 0) },
];

/** By millionths of all cards. Each design returns 95 % exactly. */
export const SCRATCH_TABLES: Readonly<Record<ScratchDesign, readonly Prize[]>> = {
  'kick-off': design([
    ['1', 200_000],
    ['2', 100_000],
    ['5', 40_000],
    ['20', 8000],
    ['100', 1200],
    ['1000', 70],
  ]),
  'night-sky': design([
    ['1', 150_000],
    ['3', 70_000],
    ['10', 20_000],
    ['50', 3400],
    ['250', 480],
    ['10000', 10],
  ]),
  orchard: design([
    ['0.5', 200_000],
    ['1', 200_000],
    ['2', 110_000],
    ['4', 45_000],
    ['10', 15_000],
    ['50', 2000],
  ]),
};
