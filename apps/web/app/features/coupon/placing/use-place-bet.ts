import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useCallback } from 'react';
import { useServerClock } from '../../../live/clock.tsx';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { DEFAULT_TERMS, useCouponTerms } from '../state/bet-terms-store.ts';
import type { CouponLeg } from '../state/coupon-leg.ts';
import { useCouponSettings } from '../state/coupon-settings-store.ts';
import { EMPTY_COUPON, pickDraft, useCoupon } from '../state/coupon-store.ts';
import { createBetApi } from './bet-api.ts';
import { type BetRequestInput, makeBetBody } from './bet-requests.ts';
import { placeBet } from './place-bet.ts';
import { type BetSubmission, type Placement, usePlacement } from './placement-store.ts';
import { useFollowDecision } from './use-follow-decision.ts';
import { useShowPlacement } from './use-show-placement.ts';

export interface PlaceBet {
  readonly placement: Placement;
  readonly place: () => void;
  /** Asks a trader for the whole amount that was typed. */
  readonly requestFullStake: () => void;
  /** Stakes `nowText` at once; the answer names what is left of the amount that was typed. */
  readonly placePartial: (nowText: string) => void;
  /** Asks a trader for what the answer of the accepted bet left over. */
  readonly requestRemainder: (restText: string) => void;
  /** One press, one bet: what one-click mode is for. */
  readonly placeOneClick: (leg: CouponLeg) => void;
  readonly retryUnknown: () => void;
  readonly undo: () => Promise<'undone' | 'refused'>;
  readonly dismiss: () => void;
}

/** Placing from the coupon: one attempt, one guid; the answer, the wait and its end are shown by the placement store. */
export function usePlaceBet(): PlaceBet {
  const { language } = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const { setBalance } = useSessionStore();
  const placement = usePlacement((state) => state.placement);
  const show = useShowPlacement();

  const send = useCallback(
    (what: BetSubmission['type'], order: Partial<BetRequestInput> = {}) => {
      const draft = order.draft ?? pickDraft(useCoupon.getState());
      const { funding, auto } = useCouponTerms.getState();
      const body = makeBetBody({
        settings: useCouponSettings.getState(),
        terms: { funding, auto },
        betGuid: nanoid(),
        language,
        ...order,
        draft,
      });
      void placeBet(createBetApi(caller, clock.now), { type: what, body, draft, oneClick: order.oneClick === true }, show);
    },
    [caller, clock, language, show],
  );

  const place = useCallback(() => send(useCoupon.getState().kind === 'singles' ? 'several' : 'bet'), [send]);
  const requestFullStake = useCallback(() => send('bid', { wanted: useCoupon.getState().stakeText }), [send]);
  const placePartial = useCallback(
    (nowText: string) => {
      const draft = pickDraft(useCoupon.getState());
      send('bet', { draft: { ...draft, stakeText: nowText }, wanted: draft.stakeText });
    },
    [send],
  );
  const requestRemainder = useCallback(
    (restText: string) => {
      const { placement: current } = usePlacement.getState();
      if (current.phase === 'accepted')
        send('bid', { draft: { ...current.errand.draft, stakeText: restText }, terms: DEFAULT_TERMS, wanted: restText });
    },
    [send],
  );
  const placeOneClick = useCallback(
    (leg: CouponLeg) => {
      const stakeText = useCouponSettings.getState().oneClickStake;
      send('bet', { draft: { ...EMPTY_COUPON, legs: [leg], stakeText }, terms: DEFAULT_TERMS, oneClick: true });
    },
    [send],
  );

  const retryUnknown = useCallback(() => {
    const { placement: current } = usePlacement.getState();
    if (current.phase === 'unsure') void placeBet(createBetApi(caller, clock.now), current.errand, show);
  }, [caller, clock, show]);

  const dismiss = useCallback(() => show({ phase: 'idle' }), [show]);

  const undo = useCallback(async (): Promise<'undone' | 'refused'> => {
    const { placement: current } = usePlacement.getState();
    if (current.phase !== 'accepted' || current.answer.betId === null) return 'refused';
    const reply = await caller.tryExecute('undoBet', { params: { betId: current.answer.betId } });
    if (!reply.data) return 'refused';
    setBalance(reply.data.balance);
    if (!current.errand.oneClick) useCoupon.getState().replace(current.errand.draft);
    show({ phase: 'undone', undone: reply.data });
    return 'undone';
  }, [caller, setBalance, show]);

  useFollowDecision(placement, show);

  return { placement, place, requestFullStake, placePartial, requestRemainder, placeOneClick, retryUnknown, undo, dismiss };
}
