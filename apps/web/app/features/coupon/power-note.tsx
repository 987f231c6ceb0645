import { Button } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useFormats } from '../../use-formats.ts';
import { useCoupon } from './coupon-store.ts';
import { useCouponTerms } from './coupon-terms-store.ts';

/** The value of a running bet pays this one: the stake is that value and follows it. */
export function PowerNote({ betId, currency }: { readonly betId: string; readonly currency: string }) {
  const t = useTexts();
  const caller = useCaller();
  const { amount } = useFormats();
  const [offer, setOffer] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void caller.executeSafe('saleQuote', { params: { betId }, query: { lng: t.language } }).then((reply) => {
      if (gone || !reply.data) return;
      setOffer(reply.data.offer);
      setRefusal(reply.data.refusal?.message ?? null);
    });
    return () => {
      gone = true;
    };
  }, [betId, caller, t.language]);
  usePersonalNews((news) => {
    const value = news.kind === 'sale' ? news.values.find((one) => one.betId === betId) : undefined;
    if (!value) return;
    setOffer(value.offer);
    setRefusal(value.refusal === null ? null : (t.find(`error.${value.refusal}`) ?? value.refusal));
  });
  useEffect(() => {
    if (offer !== null) useCoupon.getState().writeStake(offer);
  }, [offer]);
  return (
    <Note kind={refusal === null ? 'success' : 'warning'} icon="bolt">
      <p className="grow">{refusal ?? t('coupon.power.text', { id: betId, amount: offer === null ? '…' : amount(offer, currency) })}</p>
      <Button size="xs" onClick={() => useCouponTerms.getState().pay({ from: 'balance' })}>
        {t('coupon.power.stop')}
      </Button>
    </Note>
  );
}
