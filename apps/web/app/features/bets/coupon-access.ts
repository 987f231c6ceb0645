import { createContext, use } from 'react';

/** A selection of the player's coupon, as far as a running bet can take it over. */
export interface CouponSelection {
  readonly matchId: number;
  readonly selectionId: number;
  readonly feed: 'line' | 'live';
  /** Thousandths. */
  readonly odds: number;
  readonly matchName: string;
  readonly marketName: string;
  readonly selectionName: string;
}

/** Questions that bets may ask of the coupon. The page puts it here: the two know nothing of each other's insides. */
export interface CouponAccess {
  readonly selections: readonly CouponSelection[];
  /** The value of a running bet becomes the stake of the coupon's next bet. */
  fundFromBet(betId: string): void;
}

export const CouponAccessContext = createContext<CouponAccess>({ selections: [], fundFromBet: () => undefined });
export const useCouponAccess = (): CouponAccess => use(CouponAccessContext);
