import type { BetReferralView } from '@touchline/contract/bids/calls';
import { Dialog } from '@touchline/ui/dialog';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useState } from 'react';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useSession } from '../../../shell/session/session-context.tsx';
import { ReferralOffer } from './referral-offer.tsx';

/** A trader's counter-offer comes to the player wherever on the site they are. Put off, it waits among the bids. */
export function ReferralOfferDialogs() {
  const t = useTranslator();
  const caller = useApiClient();
  const playerId = useSession()?.playerId;
  const [received, setReceived] = useState<{ readonly to: string | undefined; readonly bid: BetReferralView } | null>(null);
  // An offer to a player who has signed out is nobody else's business.
  const offered = received !== null && received.to === playerId ? received.bid : null;
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const read = useCallback(
    (bidId: string) => {
      void caller.tryExecute('bids', { query: { lng: t.language } }).then((reply) => {
        const bid = reply.data?.bids.find((one) => one.bidId === bidId && one.status === 'offered');
        if (bid) setReceived({ to: playerId, bid });
      });
    },
    [caller, playerId, t.language],
  );
  usePlayerEvents((news) => {
    if (news.kind !== 'bid') return;
    if (news.status === 'offered') read(news.bidId);
    else if (news.status === 'accepted') showToast('success', t('coupon.bid.accepted'));
    else if (news.status === 'declined' || news.status === 'expired' || news.status === 'failed')
      showToast('warning', t(`bets.bid.${news.status}`));
    if (news.status !== 'offered') setReceived((before) => (before?.bid.bidId === news.bidId ? null : before));
  });
  const shown = offered !== null && !putOff.includes(offered.bidId);
  return (
    <Dialog
      open={shown}
      onClose={() => offered && setPutOff((before) => [...before, offered.bidId])}
      title={t('coupon.bid.offer')}
      closeText={t('coupon.refused.close')}
    >
      {offered ? (
        <div className="dialog-body">
          <ReferralOffer bid={offered} onAnswered={() => setReceived(null)} />
        </div>
      ) : null}
    </Dialog>
  );
}
