import type { Coupon } from '@touchline/betting/coupon/coupon';
import { maxStakeForReturn } from '@touchline/betting/coupon/max-stake-for-return';
import { maxReturn } from '@touchline/betting/coupon/return-bounds';
import { floor } from '@touchline/kernel/ratio';
import type { ExposureBook, ExposureDelta } from './exposure.ts';
import type { LimitCurrency, RiskLimits } from './limits.ts';

export interface RiskLeg {
  readonly matchId: number;
  readonly selectionId: number;
  readonly live: boolean;
}

export interface StakeLimits {
  readonly mostStakeMinor: bigint;
  readonly mostReturnMinor: bigint;
}

const min = (amounts: readonly bigint[]): bigint => amounts.toSorted((a, b) => Number(a - b))[0] ?? 0n;

/**
 * The bounds of a coupon of a valid shape, in its currency. A bet of n legs burdens each of its selections with an n-th of what it could
 * win: all of them have to come in before the house pays.
 */
export function calculateStakeLimits(
  coupon: Coupon,
  legs: readonly RiskLeg[],
  currency: LimitCurrency,
  limits: RiskLimits,
  book: ExposureBook,
): StakeLimits {
  const mostReturnMinor = currency.fromBase(limits.mostReturnMinor);
  const room = legs.map(
    ({ matchId, selectionId, live }) => limits.mostLiabilityMinor[live ? 'live' : 'line'] - book.netMinor(matchId, selectionId),
  );
  const tightest = min([...room, limits.mostReturnMinor]);
  if (tightest <= 0n) return { mostStakeMinor: 0n, mostReturnMinor };
  const greatest = maxReturn(coupon);
  if (!greatest || greatest.num <= greatest.den) return { mostStakeMinor: 0n, mostReturnMinor };
  // stake x (greatest - 1) / legs <= room
  const byRoom = floor({ num: currency.fromBase(tightest) * BigInt(legs.length) * greatest.den, den: greatest.num - greatest.den });
  const mostStakeMinor = maxStakeForReturn(coupon, mostReturnMinor, byRoom);
  return { mostStakeMinor, mostReturnMinor };
}

/** What a bet adds to the exposure of its selections. */
export function exposureOf(
  legs: readonly RiskLeg[],
  stakeMinor: bigint,
  returnMinor: bigint,
  currency: LimitCurrency,
): readonly ExposureDelta[] {
  const share = BigInt(legs.length);
  const stake = currency.toBase(stakeMinor) / share;
  const liability = currency.toBase(returnMinor - stakeMinor) / share;
  return legs.map(({ matchId, selectionId }) => ({
    matchId,
    selectionId,
    stakeMinor: stake,
    liabilityMinor: liability > 0n ? liability : 0n,
  }));
}
