import type { InsuranceQuote } from '@touchline/contract/cash-out/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { PercentSlider } from '../cash-out/percent-slider.tsx';

const TOLERANCE_PERCENT = 2;

/** Insuring a part or all of the running stake: what is paid if the bet loses, what that costs now. */
export function InsuranceForm({ insurance, onDone }: { readonly insurance: InsuranceQuote; readonly onDone: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount } = useFormats();
  const { setBalance } = useSessionStore();
  const { busy, problem, run } = useAction();
  const { betId, currency, cover } = insurance;
  const [percent, setPercent] = useState(100);
  const [quote, setQuote] = useState(insurance);
  const attempt = useRef<{ readonly guid: string; readonly premium: string; readonly percent: number } | null>(null);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      void caller.tryExecute('insuranceQuote', { params: { betId }, query: { lng: t.language, percent } }).then(({ data }) => {
        if (!gone && data) setQuote(data);
      });
    }, 200);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [betId, percent, caller, t.language]);
  const covered = cover && (
    <p className="muted">
      {t('bets.insure.covered', { amount: amount(cover.amount, currency), premium: amount(cover.premium, currency) })}
    </p>
  );
  if (quote.premium === null || quote.amount === null)
    return (
      <div className="bet-action">
        {covered}
        <Callout kind="info" icon="lock">
          <p>{quote.refusal?.message ?? t('bets.insure.none')}</p>
        </Callout>
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
    <div className="bet-action">
      {covered}
      <PercentSlider label={t('bets.insure.percent')} value={percent} onChange={setPercent} />
      <dl className="bet-action-figures figures">
        <div>
          <dt>{t('bets.insure.amount')}</dt>
          <dd>{amount(quote.amount, currency)}</dd>
        </div>
        <div>
          <dt>{t('bets.insure.premium')}</dt>
          <dd className="amber">{amount(premium, currency)}</dd>
        </div>
      </dl>
      <FormError text={problem} />
      <Button tone="amber" block busy={busy} onClick={insure}>
        {t('bets.insure.do', { premium: amount(premium, currency) })}
      </Button>
      <p className="faint bet-action-note">{t('bets.insure.rule')}</p>
    </div>
  );
}
