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
  readonly maxStakeMinor: bigint;
  readonly maxReturnMinor: bigint;
}

const min = (amounts: readonly bigint[]): bigint => amounts.toSorted((a, b) => Number(a - b))[0] ?? 0n;

/**
 * The stake limits of a coupon of a valid shape, in its currency. Each selection of a bet of n legs carries an n-th of its possible win,
 * since all of them have to win before the house pays.
 */
export function calculateStakeLimits(
  coupon: Coupon,
  legs: readonly RiskLeg[],
  currency: LimitCurrency,
  limits: RiskLimits,
  book: ExposureBook,
): StakeLimits {
  const maxReturnMinor = currency.fromBase(limits.maxReturnMinor);
  const room = legs.map(
    ({ matchId, selectionId, live }) => limits.maxLiabilityMinor[live ? 'live' : 'line'] - book.netMinor(matchId, selectionId),
  );
  const tightest = min([...room, limits.maxReturnMinor]);
  if (tightest <= 0n) return { maxStakeMinor: 0n, maxReturnMinor };
  const max = maxReturn(coupon);
  if (!max || max.num <= max.den) return { maxStakeMinor: 0n, maxReturnMinor };
  // stake x (greatest - 1) / legs <= room
  const byRoom = floor({ num: currency.fromBase(tightest) * BigInt(legs.length) * max.den, den: max.num - max.den });
  const maxStakeMinor = maxStakeForReturn(coupon, maxReturnMinor, byRoom);
  return { maxStakeMinor, maxReturnMinor };
}

/** The exposure that a bet adds to its selections. */
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
