import { type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { decimals } from '../decimal.ts';

export const BARS_DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export type BarsDifficulty = (typeof BARS_DIFFICULTIES)[number];

/** The drawn number is below this. */
export const HEIGHT = 100_000;

/** A table: what each bar pays, the dearest first, and the number from which on it is hit. */
const TABLES: Readonly<Record<BarsDifficulty, { readonly pays: readonly Ratio[]; readonly from: readonly number[] }>> = {
  easy: {
    pays: decimals('9 3 1.5 1.2 0.6 0.4'),
    from: [98_000, 93_000, 85_000, 70_000, 35_000, 0],
  },
  medium: {
    pays: decimals('33 6 3 1.4 1.2 0.6 0.3'),
    from: [99_500, 98_000, 95_000, 85_000, 70_000, 35_000, 0],
  },
  hard: {
    pays: decimals('705 75 12 6 2.4 1.2 0.3 0.1'),
    from: [99_980, 99_800, 99_000, 96_000, 90_000, 78_000, 47_000, 0],
  },
  expert: {
    pays: decimals('3000 1200 150 30 9 6 1.5 0.2 0'),
    from: [99_995, 99_980, 99_900, 99_500, 98_500, 96_000, 90_000, 50_000, 0],
  },
};

/** One bar: its pay per unit staked and the numbers that hit it, `from` to below `to`. */
export interface Bar {
  readonly pay: Ratio;
  readonly from: number;
  readonly to: number;
}

/** The bars of a table, the dearest first. */
export const barsOf = (difficulty: BarsDifficulty): readonly Bar[] => {
  const { pays, from } = TABLES[difficulty];
  return pays.map((pay, i) => ({ pay, from: from[i] ?? 0, to: from[i - 1] ?? HEIGHT }));
};

export const barPay = (difficulty: BarsDifficulty, drawn: number): Ratio =>
  barsOf(difficulty).find(({ from }) => drawn >= from)?.pay ?? ZERO;

export const barChance = ({ from, to }: Bar): Ratio => ratio(BigInt(to - from), BigInt(HEIGHT));
