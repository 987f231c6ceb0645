import type { InsuranceQuote } from '@touchline/contract/sale';
import { Button } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useSessionStore } from '../../session-context.tsx';
import { useCall } from '../../use-call.ts';
import { useFormats } from '../../use-formats.ts';
import { PercentSlider } from './percent-slider.tsx';

const TOLERANCE_PERCENT = 2;

/** Insuring a part or all of the running stake: what is paid if the bet loses, what that costs now. */
export function InsuranceForm({ insurance, onDone }: { readonly insurance: InsuranceQuote; readonly onDone: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const { amount } = useFormats();
  const { setBalance } = useSessionStore();
  const { busy, problem, run } = useCall();
  const { betId, currency, cover } = insurance;
  const [percent, setPercent] = useState(100);
  const [quote, setQuote] = useState(insurance);
  const attempt = useRef<{ readonly guid: string; readonly premium: string; readonly percent: number } | null>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      void caller.executeSafe('insuranceQuote', { params: { betId }, query: { lng: t.language, percent } }).then(({ data }) => {
        if (!gone && data) setQuote(data);
      });
    }, 200);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [betId, percent, caller, t.language]);
  const covered = cover && (
    <p className="mut">{t('bets.insure.covered', { amount: amount(cover.amount, currency), premium: amount(cover.premium, currency) })}</p>
  );
  if (quote.premium === null || quote.amount === null)
    return (
      <div className="act">
        {covered}
        <Note kind="info" icon="lock">
          <p>{quote.refusal?.message ?? t('bets.sale.none')}</p>
        </Note>
      </div>
    );
  const { premium } = quote;
  const insure = (): void => {
    if (attempt.current?.premium !== premium || attempt.current.percent !== percent) attempt.current = { guid: nanoid(), premium, percent };
    const body = { ...attempt.current, tolerance: TOLERANCE_PERCENT };
    void run(
      () => caller.execute('insureBet', { params: { betId }, body }),
      (answer) => {
        attempt.current = null;
        setBalance(answer.balance);
        onDone();
        return t('bets.insure.done', { amount: amount(answer.amount, currency) });
      },
    );
  };
  return (
    <div className="act">
      {covered}
      <PercentSlider label={t('bets.insure.percent')} value={percent} onChange={setPercent} />
      <dl className="act-m num">
        <div>
          <dt>{t('bets.insure.amount')}</dt>
          <dd>{amount(quote.amount, currency)}</dd>
        </div>
        <div>
          <dt>{t('bets.insure.premium')}</dt>
          <dd className="amber">{amount(premium, currency)}</dd>
        </div>
      </dl>
      <ProblemNote text={problem} />
      <Button tone="amber" block busy={busy} onClick={insure}>
        {t('bets.insure.do', { premium: amount(premium, currency) })}
      </Button>
      <p className="mut3">{t('bets.insure.rule')}</p>
    </div>
  );
}
