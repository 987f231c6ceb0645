import './cash-out.css';
import type { CashOutQuote } from '@touchline/contract/cash-out/calls';
import { Badge } from '@touchline/ui/badge';
import { Button, IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import type { CashOutPoint } from '../manage/managed-bets.ts';
import { percentOf } from '../percent-of.ts';
import { AutoCashOutForm } from './auto-cash-out-form.tsx';
import { CashOutPart } from './cash-out-part.tsx';
import { type CashOutSale, useCashOut } from './use-cash-out.ts';

interface CashOutControlProps {
  readonly sale: CashOutQuote;
  readonly points: readonly CashOutPoint[];
  /** Part and automatic sale are unfolded from the start. */
  readonly open?: boolean;
  readonly onDone: () => void;
}

/** Cash out of a running bet, wherever it is shown: one button with the value of now that asks once; beside it a part, and an order. */
export function CashOutControl({ sale, points, open = false, onDone }: CashOutControlProps) {
  const t = useTranslator();
  const { money } = useFormats();
  const options = useId();
  const [unfolded, setUnfolded] = useState(open);
  const cashOut = useCashOut(sale, onDone);
  const { currency, order } = sale;
  return (
    <div className="cash-out">
      <div className="cash-out-row">
        <CashOutButton sale={sale} cashOut={cashOut} />
        {cashOut.asks ? (
          <IconButton icon="close" label={t('bets.sale.keep')} onClick={cashOut.keep} disabled={cashOut.busy} />
        ) : (
          <IconButton
            icon="chev"
            label={t('bets.sale.options')}
            className={unfolded ? 'cash-out-unfolded' : ''}
            aria-expanded={unfolded}
            aria-controls={options}
            onClick={() => setUnfolded(!unfolded)}
          />
        )}
      </div>
      {sale.refusal ? <p className="muted cash-out-note">{sale.refusal.message}</p> : null}
      {cashOut.fellFromMinor === null ? null : (
        <p className="amber cash-out-note" role="status">
          {t('bets.sale.fell', { amount: money(cashOut.fellFromMinor, currency) })}
        </p>
      )}
      {order?.status === 'active' ? (
        <Badge tone="amber" className="cash-out-badge">
          {t('bets.order.active')}
        </Badge>
      ) : null}
      <FormError text={cashOut.problem} />
      {unfolded ? (
        <div id={options} className="cash-out-options">
          <CashOutPart sale={sale} cashOut={cashOut} />
          <h4>{t('bets.tool.order')}</h4>
          <AutoCashOutForm key={order?.orderedAt ?? 0} sale={sale} points={points} onDone={onDone} />
        </div>
      ) : null}
    </div>
  );
}

/** Its words say what a press does: the value, then whether it is meant. */
function CashOutButton({ sale, cashOut }: { readonly sale: CashOutQuote; readonly cashOut: CashOutSale }) {
  const t = useTranslator();
  const { money } = useFormats();
  const { percent, offerMinor, asks, busy, press } = cashOut;
  if (offerMinor === null)
    return (
      <Button block disabled>
        {t('bets.sale.offer')}
      </Button>
    );
  const amount = money(percentOf(offerMinor, percent), sale.currency);
  const words = asks ? 'bets.sale.confirm' : percent === 100 ? 'bets.sale.sell' : 'bets.sale.sell-part';
  return (
    <Button tone={asks ? 'brand' : 'amber'} block busy={busy} onClick={press}>
      {t(words, { amount, percent })}
    </Button>
  );
}
