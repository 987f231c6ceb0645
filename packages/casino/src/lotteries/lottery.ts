import type { Ratio } from '@touchline/kernel/ratio';

export const LOTTERY_KEYS = ['six-of-49', 'five-of-36', 'keno-80'] as const;
export type LotteryKey = (typeof LOTTERY_KEYS)[number];

interface LotteryTerms {
  readonly key: LotteryKey;
  /** Numbers to pick from are 1 to `numbers`; `drawn` of them are drawn. */
  readonly numbers: number;
  readonly drawn: number;
  /** How many numbers a line may have. */
  readonly picks: { readonly min: number; readonly max: number };
  /** The price of a line in the pool's currency, minor units. */
  readonly linePriceMinor: bigint;
  /** Draws take place every `everyMs` from `firstMs` after the beginning of the epoch on (UTC). */
  readonly everyMs: number;
  readonly firstMs: number;
}

/** A share of what was sold, for lines with so many right numbers. */
export interface LotteryTier {
  readonly hits: number;
  /** Thousandths of the sales. */
  readonly salesPermille: number;
}

/** A lottery whose tiers share out a part of the sales. The first tier has the jackpot besides. */
export interface PoolLottery extends LotteryTerms {
  readonly kind: 'pool';
  /** The highest first. */
  readonly tiers: readonly LotteryTier[];
  /** The least jackpot of a draw in which somebody takes part: the house adds what is missing, minor units. */
  readonly seedMinor: bigint;
}

/** A lottery that pays fixed odds. */
export interface FixedLottery extends LotteryTerms {
  readonly kind: 'fixed';
  /** The returns of 0, 1, 2 ... right numbers by how many were picked, per unit staked. */
  readonly pays: ReadonlyMap<number, readonly Ratio[]>;
}

export type Lottery = PoolLottery | FixedLottery;
