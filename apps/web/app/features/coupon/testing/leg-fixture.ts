import type { CouponLeg } from '../state/coupon-leg.ts';

/** A leg for tests; `n` makes match and selection. */
export const legFixture = (n: number, change: Partial<CouponLeg> = {}): CouponLeg => ({
  matchId: n,
  kind: 'line',
  selectionId: n * 1024,
  acceptedOdds: 2000,
  sport: 1,
  matchName: `Home ${n} – Away ${n}`,
  champName: 'Premier League',
  marketName: 'Match result',
  selectionName: `Home ${n}`,
  startsAt: 1_800_000_000,
  ...change,
});
