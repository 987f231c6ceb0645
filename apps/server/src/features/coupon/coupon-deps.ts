import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import type { PlayerDoor } from '#features/bets';
import type { Platform } from '#platform/platform';
import type { CouponDoors } from './present-coupon.ts';

/** What the calls of this feature are made of. */
export interface CouponDeps {
  readonly platform: Pick<Platform, 'pool'>;
  readonly doors: CouponDoors;
  readonly players: PlayerDoor;
  /** What a bet would be taxed with, for callers who are not signed in. */
  readonly guestTax: (currency: string) => BettingTax | null;
}
