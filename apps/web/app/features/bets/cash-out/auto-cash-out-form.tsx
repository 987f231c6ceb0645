import type { CashOutQuote } from '@touchline/contract/cash-out/calls';
import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import type { CashOutPoint } from '../manage/managed-bets.ts';
import { CashOutGraph } from './cash-out-graph.tsx';
import { PercentSlider } from './percent-slider.tsx';

interface AutoCashOutFormProps {
  readonly sale: CashOutQuote;
  readonly points: readonly CashOutPoint[];
  readonly onDone: () => void;
}

const AMOUNT = /^\d{0,12}([.,]\d{0,8})?$/;

/** The bet is sold by itself when its offer reaches a profit or falls to a loss. */
export function AutoCashOutForm({ sale, points, onDone }: AutoCashOutFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount } = useFormats();
  const { busy, problem, run } = useAction();
  const active = sale.order?.status === 'active' ? sale.order : null;
  const [takeProfit, setTakeProfit] = useState(active?.takeProfit ?? '');
  const [stopLoss, setStopLoss] = useState(active?.stopLoss ?? '');
  const [percent, setPercent] = useState(active?.percent ?? 100);
  const { betId, currency } = sale;
  const write = (set: (text: string) => void) => (event: { readonly target: { readonly value: string } }) => {
    if (AMOUNT.test(event.target.value)) set(event.target.value.replace(',', '.'));
  };
  const save = (): void => {
    const body = { ...(takeProfit && { takeProfit }), ...(stopLoss && { stopLoss }), percent };
    void run(
      () => caller.execute('setAutoCashOut', { params: { betId }, body }),
      () => {
        onDone();
        return t('bets.order.saved');
      },
    );
  };
  const cancel = (): void => {
    void run(
      () => caller.execute('cancelAutoCashOut', { params: { betId } }),
      () => {
        onDone();
        setTakeProfit('');
        setStopLoss('');
        return t('bets.order.cancelled');
      },
    );
  };
  return (
    <div className="cash-out-auto">
      <CashOutGraph points={points} takeProfit={takeProfit || null} stopLoss={stopLoss || null} stake={sale.openStake} />
      {sale.offer === null ? null : <p className="muted cash-out-note">{t('bets.order.now', { amount: amount(sale.offer, currency) })}</p>}
      <div className="cash-out-auto-fields">
        <TextField
          label={t('bets.order.profit')}
          inputMode="decimal"
          autoComplete="off"
          value={takeProfit}
          onChange={write(setTakeProfit)}
        />
        <TextField label={t('bets.order.loss')} inputMode="decimal" autoComplete="off" value={stopLoss} onChange={write(setStopLoss)} />
      </div>
      <PercentSlider label={t('bets.sale.percent')} value={percent} onChange={setPercent} />
      <FormError text={problem} />
      <div className="cash-out-auto-actions">
        <Button tone="amber" busy={busy} disabled={takeProfit === '' && stopLoss === ''} onClick={save}>
          {t(active ? 'bets.order.change' : 'bets.order.save')}
        </Button>
        {active ? (
          <Button disabled={busy} onClick={cancel}>
            {t('bets.order.cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
