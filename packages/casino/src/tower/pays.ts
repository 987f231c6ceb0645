import { type Ratio, ratio } from '@touchline/kernel/ratio';

export const TOWER_LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type TowerLevel = (typeof TOWER_LEVELS)[number];
export const TOWER_ROWS = 9;

/** Tiles of a row, and how many of them are safe. */
export const TOWER_TILES: Readonly<Record<TowerLevel, { readonly safe: number; readonly tiles: number }>> = {
  easy: { safe: 3, tiles: 4 },
  medium: { safe: 2, tiles: 3 },
  hard: { safe: 1, tiles: 2 },
  expert: { safe: 1, tiles: 3 },
  master: { safe: 1, tiles: 4 },
};

/** The chance of standing on a row, counted from 1. */
export const towerChance = (level: TowerLevel, row: number): Ratio => {
  const { safe, tiles } = TOWER_TILES[level];
  return ratio(BigInt(safe) ** BigInt(row), BigInt(tiles) ** BigInt(row));
};
