import type { CashOutQuote } from '@touchline/contract/cash-out/calls';
import { formatPercent } from '@touchline/i18n/format-money';
import { parseMoney } from '@touchline/kernel/money';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { percentOf } from '../percent-of.ts';
import { PercentSlider } from './percent-slider.tsx';

/** How far below the value on the button a sale may still go through, in percent. A rise always does. */
const TOLERANCE_PERCENT = 2;

/** Selling a running bet, whole or in part: the offer beside the fair value, what reaches the account, what runs on. */
export function CashOutForm({ sale, onDone }: { readonly sale: CashOutQuote; readonly onDone: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount, money, scale: scaleOf } = useFormats();
  const { setBalance } = useSessionStore();
  const [percent, setPercent] = useState(100);
  const [agreed, setAgreed] = useState(false);
  const { busy, problem, run } = useAction();
  // One guid an attempt: pressing again after a lost answer cannot sell twice.
  const attempt = useRef<{ readonly guid: string; readonly offer: string; readonly percent: number } | null>(null);
  const { betId, currency, offer, fair, refusal } = sale;
  if (offer === null || fair === null)
    return (
      <Callout kind="info" icon="lock">
        <p>{refusal?.message ?? t('bets.sale.none')}</p>
      </Callout>
    );
  const scale = scaleOf(currency);
  const whole = parseMoney(offer, scale);
  const running = parseMoney(sale.openStake, scale);
  const part = money(percentOf(whole.ok ? whole.value : 0n, percent), currency);
  const kept = running.ok ? running.value - percentOf(running.value, percent) : 0n;

  const sell = (): void => {
    if (!agreed) {
      setAgreed(true);
      return;
    }
    if (attempt.current?.offer !== offer || attempt.current.percent !== percent) attempt.current = { guid: nanoid(), offer, percent };
    const body = { ...attempt.current, tolerance: TOLERANCE_PERCENT };
    void run(
      () => caller.execute('cashOutBet', { params: { betId }, body }),
      (answer) => {
        attempt.current = null;
        setAgreed(false);
        setBalance(answer.balance);
        onDone();
        return t('bets.sale.done', { amount: amount(answer.paid, currency) });
      },
    );
  };
  return (
    <div className="bet-action">
      <dl className="bet-action-figures figures">
        <div>
          <dt>{t('bets.sale.offer')}</dt>
          <dd className="amber">{amount(offer, currency)}</dd>
        </div>
        <div>
          <dt>{t('bets.sale.fair')}</dt>
          <dd>{amount(fair, currency)}</dd>
        </div>
        {sale.payoutTax && Number(sale.payoutTax) > 0 ? (
          <div>
            <dt>{t('bets.tax.payout')}</dt>
            <dd>{amount(sale.payoutTax, currency)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('bets.sale.kept')}</dt>
          <dd>{money(kept, currency)}</dd>
        </div>
      </dl>
      <PercentSlider
        label={t('bets.sale.percent')}
        value={percent}
        onChange={(value) => {
          setPercent(value);
          setAgreed(false);
        }}
      />
      <FormError text={problem} />
      <Button tone={agreed ? 'brand' : 'amber'} block busy={busy} onClick={sell}>
        {t(agreed ? 'bets.sale.confirm' : percent === 100 ? 'bets.sale.sell' : 'bets.sale.sell-part', { amount: part, percent })}
      </Button>
      <MarginNote sale={sale} />
    </div>
  );
}

/** Why the offer is below the fair value. */
function MarginNote({ sale }: { readonly sale: CashOutQuote }) {
  const t = useTranslator();
  const percent = formatPercent(t.language, sale.marginPermille / 10, 1);
  return <p className="faint bet-action-note">{t('bets.sale.margin', { percent, legs: sale.openLegs + 1 })}</p>;
}
