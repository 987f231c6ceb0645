import { useTexts } from '@touchline/ui/texts';
import { nanoid } from 'nanoid';
import { useCallback, useEffect } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { usePageClock } from '../../live/clock.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useSessionStore } from '../../session-context.tsx';
import { serverDesk } from './coupon-desk.ts';
import { useCouponSettings } from './coupon-settings-store.ts';
import { useCoupon } from './coupon-store.ts';
import { makeBetBody } from './coupon-wire.ts';
import { decidePlacement, followDecision, placeBet } from './place-bet.ts';
import { type Placement, usePlacement } from './placement-store.ts';

/** Placing from the coupon: one attempt, one guid; the answer, the wait and its end are shown by the placement store. */
export function usePlacing(): {
  readonly placement: Placement;
  readonly place: () => void;
  readonly checkAgain: () => void;
  readonly dismiss: () => void;
} {
  const { language } = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
  const { setBalance } = useSessionStore();
  const placement = usePlacement((state) => state.placement);

  const show = useCallback(
    (next: Placement) => {
      const before = usePlacement.getState().placement;
      usePlacement.getState().show(next);
      if (next.phase === 'accepted' || next.phase === 'waiting') setBalance(next.answer.balance);
      // The answer to a waiting bet was written before its stake was taken: after the decision the balance is asked for.
      if (before.phase === 'waiting')
        void caller.executeSafe('userBalance', {}).then((reply) => reply.data && setBalance(reply.data.balance));
      if (next.phase === 'accepted' && !useCouponSettings.getState().keepLegs) useCoupon.getState().clear();
    },
    [setBalance, caller],
  );

  const place = useCallback(() => {
    const { legs, kind, systemSize, stakeText } = useCoupon.getState();
    const draft = { legs, kind, systemSize, stakeText };
    void placeBet(serverDesk(caller, clock.now), makeBetBody(draft, useCouponSettings.getState(), nanoid(), language), draft, show);
  }, [caller, clock, language, show]);

  const checkAgain = useCallback(() => {
    const { placement: current } = usePlacement.getState();
    if (current.phase === 'unsure') void placeBet(serverDesk(caller, clock.now), current.body, current.draft, show);
  }, [caller, clock, show]);

  const dismiss = useCallback(() => show({ phase: 'idle' }), [show]);

  useEffect(() => {
    if (placement.phase !== 'waiting') return undefined;
    let stopped = false;
    void followDecision(serverDesk(caller, clock.now), placement, show, () => stopped || usePlacement.getState().placement !== placement);
    return () => {
      stopped = true;
    };
  }, [placement, caller, clock, show]);

  // The push is faster than asking: what it announces is read at once.
  usePersonalNews((news) => {
    if (news.kind !== 'bet-decision' || placement.phase !== 'waiting' || news.betGuid !== placement.answer.betGuid) return;
    const readDecision = async (): Promise<void> => {
      const decision = await serverDesk(caller, clock.now).decision(news.betGuid);
      if (decision === null || decision === 'lost' || usePlacement.getState().placement !== placement) return;
      const next = decidePlacement(placement, decision);
      if (next) show(next);
    };
    void readDecision();
  });

  return { placement, place, checkAgain, dismiss };
}
