import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useMemo, useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { useFormats } from '../../use-formats.ts';
import type { CouponDraft } from './coupon-store.ts';
import { useCouponTerms } from './coupon-terms-store.ts';
import { advanceBody } from './coupon-wire.ts';

type Advance = ReplyFor<'getAdvance'>;

/** Where the balance is short and running bets are worth enough: the stake lent against them, with when it is repaid. */
export function AdvanceOffer({ draft, short }: { readonly draft: CouponDraft; readonly short: boolean }) {
  const t = useTexts();
  const caller = useCaller();
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
      void caller.executeSafe('getAdvance', { body }).then((reply) => {
        if (!gone) setAdvance(reply.data ?? null);
      });
    }, 300);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, stakeText, body, caller]);
  if (!asked || advance === null || (!taken && advance.enough !== true)) return null;
  const written = { available: amount(advance.available, advance.currency), hours: advance.hours };
  return (
    <Note kind={taken ? 'success' : 'info'} icon="bank">
      <div className="grow stack-s">
        <p>{t(taken ? 'coupon.advance.taken' : 'coupon.advance.text', written)}</p>
        <div className="acts">
          <Button size="xs" {...(taken ? {} : { tone: 'amber' as const })} onClick={() => pay({ from: taken ? 'balance' : 'advance' })}>
            {t(taken ? 'coupon.advance.stop' : 'coupon.advance.take')}
          </Button>
        </div>
      </div>
    </Note>
  );
}
