import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useCouponTerms } from '../state/bet-terms-store.ts';
import { useCoupon } from '../state/coupon-store.ts';

/** The value of a running bet pays this one: the stake is that value and follows it. */
export function PowerNote({ betId, currency }: { readonly betId: string; readonly currency: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount } = useFormats();
  const [offer, setOffer] = useState<string | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void caller.tryExecute('getCashOutQuote', { params: { betId }, query: { lng: t.language } }).then((reply) => {
      if (gone || !reply.data) return;
      setOffer(reply.data.offer);
      setRejection(reply.data.refusal?.message ?? null);
    });
    return () => {
      gone = true;
    };
  }, [betId, caller, t.language]);
  usePlayerEvents((news) => {
    const value = news.kind === 'sale' ? news.values.find((one) => one.betId === betId) : undefined;
    if (!value) return;
    setOffer(value.offer);
    setRejection(value.refusal === null ? null : (t.find(`error.${value.refusal}`) ?? value.refusal));
  });
  useEffect(() => {
    if (offer !== null) useCoupon.getState().setStake(offer);
  }, [offer]);
  return (
    <Callout kind={rejection === null ? 'success' : 'warning'} icon="bolt">
      <p className="note-words">
        {rejection ?? t('coupon.power.text', { id: betId, amount: offer === null ? '…' : amount(offer, currency) })}
      </p>
      <Button size="xs" onClick={() => useCouponTerms.getState().pay({ from: 'balance' })}>
        {t('coupon.power.stop')}
      </Button>
    </Callout>
  );
}
