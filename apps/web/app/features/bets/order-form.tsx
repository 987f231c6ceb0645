import type { SaleQuote } from '@touchline/contract/sale';
import { Button } from '@touchline/ui/button';
import { Field } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCall } from '../../use-call.ts';
import { useFormats } from '../../use-formats.ts';
import type { ValuePoint } from './managed-bets.ts';
import { PercentSlider } from './percent-slider.tsx';
import { ValueGraph } from './value-graph.tsx';

interface OrderFormProps {
  readonly sale: SaleQuote;
  readonly points: readonly ValuePoint[];
  readonly onDone: () => void;
}

const AMOUNT = /^\d{0,12}([.,]\d{0,8})?$/;

/** The bet is sold by itself when its offer reaches a profit or falls to a loss. */
export function OrderForm({ sale, points, onDone }: OrderFormProps) {
  const t = useTexts();
  const caller = useCaller();
  const { amount } = useFormats();
  const { busy, problem, run } = useCall();
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
      () => caller.execute('setSaleOrder', { params: { betId }, body }),
      () => {
        onDone();
        return t('bets.order.saved');
      },
    );
  };
  const cancel = (): void => {
    void run(
      () => caller.execute('cancelSaleOrder', { params: { betId } }),
      () => {
        onDone();
        setTakeProfit('');
        setStopLoss('');
        return t('bets.order.cancelled');
      },
    );
  };
  return (
    <div className="act">
      <ValueGraph points={points} takeProfit={takeProfit || null} stopLoss={stopLoss || null} stake={sale.runningStake} />
      <p className="mut">
        {sale.offer === null
          ? (sale.refusal?.message ?? t('bets.sale.none'))
          : t('bets.order.now', { amount: amount(sale.offer, currency) })}
      </p>
      <div className="act-2">
        <Field label={t('bets.order.profit')} inputMode="decimal" autoComplete="off" value={takeProfit} onChange={write(setTakeProfit)} />
        <Field label={t('bets.order.loss')} inputMode="decimal" autoComplete="off" value={stopLoss} onChange={write(setStopLoss)} />
      </div>
      <PercentSlider label={t('bets.sale.percent')} value={percent} onChange={setPercent} />
      <ProblemNote text={problem} />
      <div className="acts">
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
