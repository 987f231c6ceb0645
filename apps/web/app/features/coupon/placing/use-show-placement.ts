import { useCallback } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { useCouponTerms } from '../state/bet-terms-store.ts';
import { useCouponSettings } from '../state/coupon-settings-store.ts';
import { useCoupon } from '../state/coupon-store.ts';
import { type Placement, usePlacement } from './placement-store.ts';

/** Shows what became of a bet, and everything that follows from it: the balance in the header, and a coupon that is free for the next bet. */
export function useShowPlacement(): (next: Placement) => void {
  const caller = useApiClient();
  const { setBalance } = useSessionStore();

  const readBalance = useCallback(() => {
    void caller.tryExecute('userBalance', {}).then((reply) => reply.data && setBalance(reply.data.balance));
  }, [caller, setBalance]);

  return useCallback(
    (next: Placement) => {
      const before = usePlacement.getState().placement;
      usePlacement.getState().show(next);
      if (next.phase === 'accepted' || next.phase === 'waiting') setBalance(next.answer.balance);
      // The answer to a waiting bet was written before its stake was taken; a bid and several bets name no one balance: it is asked for.
      if (before.phase === 'waiting' || next.phase === 'several' || next.phase === 'bid') readBalance();
      if ((next.phase === 'accepted' || next.phase === 'several' || next.phase === 'bid') && !next.errand.oneClick) {
        useCouponTerms.getState().reset();
        updateCouponAfterBet(next);
      }
    },
    [setBalance, readBalance],
  );
}

/** A placed coupon is emptied, unless the player keeps selections; singles that were refused stay to be tried again. */
function updateCouponAfterBet(next: Extract<Placement, { phase: 'accepted' | 'several' | 'bid' }>): void {
  const { keepLegs } = useCouponSettings.getState();
  if (next.phase === 'several') {
    const refused = next.errand.draft.legs.filter((_, index) => next.bets[index]?.refusal);
    if (keepLegs && refused.length < next.bets.length) return;
    if (refused.length > 0) {
      useCoupon.getState().replace({ ...next.errand.draft, legs: refused, kind: refused.length > 1 ? 'singles' : 'single' });
      return;
    }
  }
  if (!keepLegs) useCoupon.getState().clear();
}
