import { add, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';

export interface MarketMargin {
  /** How much the probabilities of all outcomes exceed 1, in hundredths of a percent (525 is 5.25 %); negative: a surebet. */
  readonly overroundBasisPoints: number;
  /** The market's payback of all stakes, in hundredths of a percent. */
  readonly payoutBasisPoints: number;
  readonly outcomes: readonly {
    readonly odds: number;
    /** 1 / odds, hundredths of a percent. */
    readonly impliedBasisPoints: number;
    /** Without the margin, each outcome keeping its share of it. */
    readonly fairBasisPoints: number;
    readonly fairOdds: number;
  }[];
}

const nearest = (num: bigint, den: bigint): number => Number((2n * num + den) / (2n * den));

/** 1/o1 + 1/o2 + ...: how much of a unit buys a unit whatever happens. */
export const bookPercentage = (odds: readonly number[]): Ratio => odds.reduce((sum, o) => add(sum, ratio(1000n, BigInt(o))), ZERO);

/** The margin of a whole market from the prices of all its outcomes. Expects at least one price. */
export function calculateMarketMargin(odds: readonly number[]): MarketMargin {
  const { num, den } = bookPercentage(odds);
  const over = num - den;
  return {
    overroundBasisPoints: over < 0n ? -nearest(-over * 10_000n, den) : nearest(over * 10_000n, den),
    payoutBasisPoints: nearest(10_000n * den, num),
    outcomes: odds.map((o) => ({
      odds: o,
      impliedBasisPoints: nearest(10_000_000n, BigInt(o)),
      fairBasisPoints: nearest(10_000_000n * den, BigInt(o) * num),
      fairOdds: nearest(BigInt(o) * num, den),
    })),
  };
}
