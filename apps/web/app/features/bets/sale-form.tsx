import type { SaleQuote } from '@touchline/contract/sale';
import { parseMoney } from '@touchline/kernel/money';
import { Button } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useSessionStore } from '../../session-context.tsx';
import { useCall } from '../../use-call.ts';
import { useFormats } from '../../use-formats.ts';
import { partOf } from './part-of.ts';
import { PercentSlider } from './percent-slider.tsx';

/** How far below the value on the button a sale may still go through, in percent. A rise always does. */
const TOLERANCE_PERCENT = 2;

/** Selling a running bet, whole or in part: the offer beside the fair value, what reaches the account, what runs on. */
export function SaleForm({ sale, onDone }: { readonly sale: SaleQuote; readonly onDone: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const { amount, money, scale: scaleOf } = useFormats();
  const { setBalance } = useSessionStore();
  const [percent, setPercent] = useState(100);
  const [agreed, setAgreed] = useState(false);
  const { busy, problem, run } = useCall();
  // One guid an attempt: pressing again after a lost answer cannot sell twice.
  const attempt = useRef<{ readonly guid: string; readonly offer: string; readonly percent: number } | null>(null);
  const { betId, currency, offer, fair, refusal } = sale;
  if (offer === null || fair === null)
    return (
      <Note kind="info" icon="lock">
        <p>{refusal?.message ?? t('bets.sale.none')}</p>
      </Note>
    );
  const scale = scaleOf(currency);
  const whole = parseMoney(offer, scale);
  const running = parseMoney(sale.runningStake, scale);
  const part = money(partOf(whole.ok ? whole.value : 0n, percent), currency);
  const kept = running.ok ? running.value - partOf(running.value, percent) : 0n;

  const sell = (): void => {
    if (!agreed) {
      setAgreed(true);
      return;
    }
    if (attempt.current?.offer !== offer || attempt.current.percent !== percent) attempt.current = { guid: nanoid(), offer, percent };
    const body = { ...attempt.current, tolerance: TOLERANCE_PERCENT };
    void run(
      () => caller.execute('sellBet', { params: { betId }, body }),
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
    <div className="act">
      <dl className="act-m num">
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
      <ProblemNote text={problem} />
      <Button tone={agreed ? 'brand' : 'amber'} block busy={busy} onClick={sell}>
        {t(agreed ? 'bets.sale.confirm' : percent === 100 ? 'bets.sale.sell' : 'bets.sale.sell-part', { amount: part, percent })}
      </Button>
      <p className="mut3">{t('bets.sale.margin', { permille: sale.marginPermille / 10, legs: sale.openLegs + 1 })}</p>
    </div>
  );
}
