import { decimal } from '../decimal.ts';
import type { Prize } from '../weighted.ts';

export const CASE_KEYS = ['street', 'club', 'stadium', 'final'] as const;
export type CaseKey = (typeof CASE_KEYS)[number];
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

const rarities = (rows: readonly (readonly [pay: string, weight: number])[]): readonly Prize[] =>
  rows.map(([pay, weight], i) => ({ key: RARITIES[i] as Rarity, pay: decimal(pay), weight }));

/** The contents of each case, by hundred-thousandths. Each returns 98 % exactly. */
export const CASES_TABLES: Readonly<Record<CaseKey, readonly Prize[]>> = {
  street: rarities([
    ['0.3', 60_000],
    ['0.8', 25_000],
    ['2', 10_000],
    ['5', 4000],
    ['20', 1000],
  ]),
  club: rarities([
    ['0.1', 70_000],
    ['0.5', 20_000],
    ['3', 8000],
    ['15', 1800],
    ['150', 200],
  ]),
  stadium: rarities([
    ['0', 60_000],
    ['0.4', 30_000],
    ['4', 8500],
    ['20', 1400],
    ['240', 100],
  ]),
  final: rarities([
    ['0', 80_000],
    ['1', 15_000],
    ['5', 4500],
    ['70', 490],
    ['2620', 10],
  ]),
};
