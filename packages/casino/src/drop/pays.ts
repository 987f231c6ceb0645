import { type Ratio, ratio } from '@touchline/kernel/ratio';
import { choose } from '../choose.ts';
import { decimals } from '../decimal.ts';

export const DROP_RISKS = ['low', 'medium', 'high'] as const;
export type DropRisk = (typeof DROP_RISKS)[number];

/** Pays from the middle outwards, by rows. Copies of these tables in circulation differ: the exact return of each is a test. */
const HALVES: Readonly<Record<DropRisk, Readonly<Record<number, string>>>> = {
  low: {
    8: '0.5 1 1.1 2.1 5.6',
    9: '0.7 1 1.6 2 5.6',
    10: '0.5 1 1.1 1.4 3 8.9',
    11: '0.7 1 1.3 1.9 3 8.4',
    12: '0.5 1 1.1 1.4 1.6 3 10',
    13: '0.7 0.9 1.2 1.9 3 4 8.1',
    14: '0.5 1 1.1 1.3 1.4 1.9 4 7.1',
    15: '0.7 1 1.1 1.5 2 3 8 15',
    16: '0.5 1 1.1 1.2 1.4 1.4 2 9 16',
  },
  medium: {
    8: '0.4 0.7 1.3 3 13',
    9: '0.5 0.9 1.7 4 18',
    10: '0.4 0.6 1.4 2 5 22',
    11: '0.5 0.7 1.8 3 6 24',
    12: '0.3 0.6 1.1 2 4 11 33',
    13: '0.4 0.7 1.3 3 6 13 43',
    14: '0.2 0.5 1 1.9 4 7 15 58',
    15: '0.3 0.5 1.3 3 5 11 18 88',
    16: '0.3 0.5 1 1.5 3 5 10 41 110',
  },
  high: {
    8: '0.2 0.3 1.5 4 29',
    9: '0.2 0.6 2 7 43',
    10: '0.2 0.3 0.9 3 10 76',
    11: '0.2 0.4 1.4 5.2 14 120',
    12: '0.2 0.2 0.7 2 8.1 24 170',
    13: '0.2 0.2 1 4 11 37 260',
    14: '0.2 0.2 0.3 1.9 5 18 56 420',
    15: '0.2 0.2 0.5 3 8 27 83 620',
    16: '0.2 0.2 0.2 2 4 9 26 130 1000',
  },
};

/** The pay of each bucket per unit staked, by the number of steps to the right. */
export const dropPays = (rows: number, risk: DropRisk): readonly Ratio[] => {
  const half = decimals(HALVES[risk][rows] ?? '');
  // An even number of rows has one bucket in the middle, an odd number two.
  const left = half.slice(rows % 2 === 0 ? 1 : 0).reverse();
  return [...left, ...half];
};

/** The chance of `rights` steps to the right. */
export const dropChance = (rows: number, rights: number): Ratio => ratio(choose(rows, rights), 2n ** BigInt(rows));
