import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import type { BetKind } from '@touchline/contract/words';
import { create } from 'zustand';
import type { CouponDraft } from './coupon-store.ts';
import type { MakeBetBody } from './coupon-wire.ts';

/** Why a bet was refused, in the words of the failure body. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** Index of the leg that it is about. */
  readonly leg: number | null;
  /** What would be accepted: {maxStake: "240.00"}, {odds: 1430}... */
  readonly accepted: Readonly<Record<string, string | number>> | null;
}

/** One bet on its way. `unsure`: the answer was lost and the server does not answer; the bet is asked for by its guid until it does. */
export type Placement =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' | 'unsure'; readonly body: MakeBetBody; readonly draft: CouponDraft }
  | {
      readonly phase: 'waiting';
      readonly body: MakeBetBody;
      readonly draft: CouponDraft;
      readonly answer: BetAnswer;
      readonly startedAt: number;
    }
  | { readonly phase: 'accepted'; readonly draft: CouponDraft; readonly answer: BetAnswer; readonly kind: BetKind }
  | { readonly phase: 'refused'; readonly refusal: Refusal };

export const usePlacement = create<{ readonly placement: Placement; show(placement: Placement): void }>()((set) => ({
  placement: { phase: 'idle' },
  show: (placement) => set({ placement }),
}));
