import type { BetPlacementResult, BetUndone } from '@touchline/contract/bets/placement';
import type { BetReferralView } from '@touchline/contract/bids/calls';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import { create } from 'zustand';
import type { CouponDraft } from '../state/coupon-store.ts';
import type { MakeBetBody } from './bet-requests.ts';

/** Why a bet was refused, in the words of the failure body. */
export interface BetRejection {
  readonly code: string;
  readonly message: string;
  /** Index of the leg that it is about. */
  readonly leg: number | null;
  /** Values that would be accepted: {max: "240.00"}, {odds: 1430}... */
  readonly accepted: Readonly<Record<string, string | number>> | null;
}

/** The sent request: one bet, several singles, or a question to a trader. */
export interface BetSubmission {
  readonly type: 'bet' | 'several' | 'bid';
  readonly body: MakeBetBody;
  readonly draft: CouponDraft;
  /** The coupon was not filled for it: it stays as it is. */
  readonly oneClick: boolean;
}

/** A bet on its way. `unsure`: the answer was lost and the server does not answer; the bet is asked for by its guid until it does. */
export type Placement =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly errand: BetSubmission }
  | { readonly phase: 'unsure'; readonly errand: BetSubmission }
  | { readonly phase: 'waiting'; readonly errand: BetSubmission; readonly answer: BetPlacementResponse; readonly startedAt: number }
  | { readonly phase: 'accepted'; readonly errand: BetSubmission; readonly answer: BetPlacementResponse }
  | { readonly phase: 'several'; readonly errand: BetSubmission; readonly bets: readonly BetPlacementResult[] }
  | { readonly phase: 'bid'; readonly errand: BetSubmission; readonly bid: BetReferralView }
  | { readonly phase: 'undone'; readonly undone: BetUndone }
  | { readonly phase: 'refused'; readonly errand: BetSubmission; readonly refusal: BetRejection };

export const usePlacement = create<{ readonly placement: Placement; show(placement: Placement): void }>()((set) => ({
  placement: { phase: 'idle' },
  show: (placement) => set({ placement }),
}));
