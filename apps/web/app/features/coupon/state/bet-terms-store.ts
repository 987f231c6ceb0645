import type { MilliOdds } from '@touchline/kernel/odds';
import { create } from 'zustand';

/** The source that pays the stake. */
export type Funding =
  | { readonly from: 'balance' }
  | { readonly from: 'free-bet'; readonly code: string; readonly left: string | null }
  /** Lent against running bets. */
  | { readonly from: 'advance' }
  /** The sale value of a running bet. */
  | { readonly from: 'power'; readonly betId: string };

/** A bet that waits until its total price reaches the target. */
export interface AutoBetTerms {
  /** As it was typed, in the player's own format of odds. */
  readonly targetText: string;
  /** The price that it says; null while it says none. */
  readonly target: MilliOdds | null;
  /** It ends when the score of one of its live matches changes. */
  readonly dropsOnScore: boolean;
  /** It goes on when its match begins. */
  readonly followsToLive: boolean;
}

/** On which terms the coupon's bet is to be placed. Of this bet alone: nothing of it is kept on the device. */
export interface BetTerms {
  readonly funding: Funding;
  readonly auto: AutoBetTerms | null;
}

export const DEFAULT_TERMS: BetTerms = { funding: { from: 'balance' }, auto: null };
export const NEW_AUTO_BET: AutoBetTerms = { targetText: '', target: null, dropsOnScore: true, followsToLive: false };

interface CouponTermsStore extends BetTerms {
  pay(funding: Funding): void;
  wait(auto: AutoBetTerms | null): void;
  reset(): void;
}

export const useCouponTerms = create<CouponTermsStore>()((set) => ({
  ...DEFAULT_TERMS,
  // A bet that waits for its price is paid from the balance.
  pay: (funding) => set(funding.from === 'balance' ? { funding } : { funding, auto: null }),
  wait: (auto) => set(auto === null ? { auto } : { auto, funding: { from: 'balance' } }),
  reset: () => set(DEFAULT_TERMS),
}));
