import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useMemo, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { advanceBody } from '../placing/bet-requests.ts';
import { useCouponTerms } from '../state/bet-terms-store.ts';
import type { CouponDraft } from '../state/coupon-store.ts';

type Advance = ReplyFor<'getAdvance'>;

/** The offer of an advance, for a short balance and running bets that are worth enough: the stake lent against them, with when it is repaid. */
export function AdvanceOffer({ draft, short }: { readonly draft: CouponDraft; readonly short: boolean }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount } = useFormats();
  const { funding, pay } = useCouponTerms();
  const taken = funding.from === 'advance';
  const asked = short || taken;
  const { stakeText } = draft;
  const body = useMemo(() => advanceBody(draft), [draft]);
  const [advance, setAdvance] = useState<Advance | null>(null);
  useEffect(() => {
    if (!asked || stakeText === '') return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      void caller.tryExecute('getAdvance', { body }).then((reply) => {
        if (!gone) setAdvance(reply.data ?? null);
      });
    }, 300);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, stakeText, body, caller]);
  if (!asked || advance === null || (!taken && advance.isCovered !== true)) return null;
  const written = { available: amount(advance.available, advance.currency), hours: advance.hours };
  return (
    <Callout kind={taken ? 'success' : 'info'} icon="bank">
      <div className="note-words stack-small">
        <p>{t(taken ? 'coupon.advance.taken' : 'coupon.advance.text', written)}</p>
        <div className="note-actions">
          <Button size="xs" {...(taken ? {} : { tone: 'amber' as const })} onClick={() => pay({ from: taken ? 'balance' : 'advance' })}>
            {t(taken ? 'coupon.advance.stop' : 'coupon.advance.take')}
          </Button>
        </div>
      </div>
    </Callout>
  );
}
