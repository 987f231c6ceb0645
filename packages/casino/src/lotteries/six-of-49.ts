import type { PoolLottery } from './lottery.ts';

const HOUR_MS = 3_600_000;

/** Six of forty-nine numbers, every evening at eight (UTC). */
export const SIX_OF_49: PoolLottery = {
  key: 'six-of-49',
  kind: 'pool',
  numbers: 49,
  drawn: 6,
  picks: { min: 6, max: 6 },
  linePriceMinor: 100n,
  everyMs: 24 * HOUR_MS,
  firstMs: 20 * HOUR_MS,
  tiers: [
    { hits: 6, salesPermille: 250 },
    { hits: 5, salesPermille: 80 },
    { hits: 4, salesPermille: 70 },
    { hits: 3, salesPermille: 150 },
  ],
  seedMinor: 5_000_000n,
};
