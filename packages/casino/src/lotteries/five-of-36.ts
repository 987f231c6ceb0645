import type { PoolLottery } from './lottery.ts';

const HOUR_MS = 3_600_000;

/** Five of thirty-six numbers, every hour. */
export const FIVE_OF_36: PoolLottery = {
  key: 'five-of-36',
  kind: 'pool',
  numbers: 36,
  drawn: 5,
  picks: { min: 5, max: 5 },
  linePriceMinor: 50n,
  everyMs: HOUR_MS,
  firstMs: 0,
  tiers: [
    { hits: 5, salesPermille: 250 },
    { hits: 4, salesPermille: 100 },
    { hits: 3, salesPermille: 100 },
    { hits: 2, salesPermille: 150 },
  ],
  seedMinor: 500_000n,
};
