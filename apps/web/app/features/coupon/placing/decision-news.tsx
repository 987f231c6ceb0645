import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { usePlacement } from './placement-store.ts';

/** The bet slip of this very page shows the bet, and can be seen: its column is there, or its sheet is up. */
function isShownBySlip(betGuid: string): boolean {
  const { placement } = usePlacement.getState();
  const shown =
    placement.phase === 'several'
      ? placement.bets.some((one) => one.betGuid === betGuid)
      : 'errand' in placement && placement.errand.body.betGuid === betGuid;
  if (!shown || document.getElementById('coupon') === null) return false;
  return useCouponSheet.getState().open || window.matchMedia('(min-width: 1024px)').matches;
}

/** Tells how a live bet was decided wherever the player is by then: another page, another tab, a closed bet slip. Draws nothing. */
export function DecisionNews() {
  const t = useTranslator();
  const caller = useApiClient();
  usePlayerEvents((news) => {
    if (news.kind !== 'bet-decision' || isShownBySlip(news.betGuid)) return;
    if (news.accepted) {
      showToast('success', t('coupon.decision.accepted', { id: news.betId ?? '' }));
      return;
    }
    // The event names the reason, its sentence is the call's.
    void caller.tryExecute('betDecision', { params: { betGuid: news.betGuid } }).then(({ data }) => {
      showToast('error', t('coupon.decision.refused', { reason: data?.refusal?.message ?? '' }));
    });
  });
  return null;
}
