import { floor } from '@touchline/kernel/ratio';

/**
 * Sums that the house is ready to lose and to pay, in the base currency's minor units (euro cents). Per selection: the liability is what all bets on
 * it would win, less what the market's other selections have taken.
 */
export interface RiskLimits {
  /** Of one bet, before tax. */
  readonly maxReturnMinor: bigint;
  readonly maxLiabilityMinor: { readonly line: bigint; readonly live: bigint };
}

/** R120: nothing above 4,000,000 is paid on one bet. */
export const RISK_LIMITS: RiskLimits = {
  maxReturnMinor: 400_000_000n,
  maxLiabilityMinor: { line: 10_000_000n, live: 5_000_000n },
};

/** Currencies by a round amount, in minor units, of the order of one euro. A limit needs the order of magnitude and must not wander with the market. */
export type UnitMinor = (currency: string) => bigint | undefined;

const BASE_UNIT_MINOR = 100n;

export interface LimitCurrency {
  /** Minor units of the currency that stand for base minor units, rounded down. */
  fromBase(baseMinor: bigint): bigint;
  toBase(minor: bigint): bigint;
}

export function limitCurrency(currency: string, unitMinor: UnitMinor): LimitCurrency {
  const unit = unitMinor(currency) ?? BASE_UNIT_MINOR;
  return {
    fromBase: (baseMinor) => floor({ num: baseMinor * unit, den: BASE_UNIT_MINOR }),
    toBase: (minor) => floor({ num: minor * BASE_UNIT_MINOR, den: unit }),
  };
}
