import type { BidView } from '@touchline/contract/bids';
import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import type { BetUndone, PlacedOne } from '@touchline/contract/placing';
import { create } from 'zustand';
import type { CouponDraft } from './coupon-store.ts';
import type { MakeBetBody } from './coupon-wire.ts';

/** Why a bet was refused, in the words of the failure body. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** Index of the leg that it is about. */
  readonly leg: number | null;
  /** What would be accepted: {max: "240.00"}, {odds: 1430}... */
  readonly accepted: Readonly<Record<string, string | number>> | null;
}

/** What is sent: one bet, several singles, or a question to a trader. */
export interface Errand {
  readonly what: 'bet' | 'several' | 'bid';
  readonly body: MakeBetBody;
  readonly draft: CouponDraft;
  /** The coupon was not filled for it: it stays as it is. */
  readonly oneClick: boolean;
}

/** A bet on its way. `unsure`: the answer was lost and the server does not answer; the bet is asked for by its guid until it does. */
export type Placement =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' | 'unsure'; readonly errand: Errand }
  | { readonly phase: 'waiting'; readonly errand: Errand; readonly answer: BetAnswer; readonly startedAt: number }
  | { readonly phase: 'accepted'; readonly errand: Errand; readonly answer: BetAnswer }
  | { readonly phase: 'several'; readonly errand: Errand; readonly bets: readonly PlacedOne[] }
  | { readonly phase: 'bid'; readonly errand: Errand; readonly bid: BidView }
  | { readonly phase: 'undone'; readonly undone: BetUndone }
  | { readonly phase: 'refused'; readonly errand: Errand; readonly refusal: Refusal };

export const usePlacement = create<{ readonly placement: Placement; show(placement: Placement): void }>()((set) => ({
  placement: { phase: 'idle' },
  show: (placement) => set({ placement }),
}));
