import { Button } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Tabs } from '@touchline/ui/tabs';
import { useTexts } from '@touchline/ui/texts';
import { useId, useState } from 'react';
import { useFormats } from '../../use-formats.ts';
import { useBetCoupon } from './bet-coupon-port.ts';
import { EditForm } from './edit-form.tsx';
import { InsuranceForm } from './insurance-form.tsx';
import type { ManagedBet, ValuePoint } from './managed-bets.ts';
import { OrderForm } from './order-form.tsx';
import { SaleForm } from './sale-form.tsx';

type Tool = 'sell' | 'order' | 'insure' | 'edit' | 'power';

interface BetActionsProps {
  readonly managed: ManagedBet;
  readonly points: readonly ValuePoint[];
  /** Unfolded from the start. */
  readonly open?: boolean;
  readonly onDone: () => void;
}

/** What can be done to a running bet: its value now, and under it sale, automatic sale, insurance, editing, its value as a stake. */
export function BetActions({ managed, points, open, onDone }: BetActionsProps) {
  const t = useTexts();
  const { amount } = useFormats();
  const { payWith } = useBetCoupon();
  const panel = useId();
  const { bet, sale, insurance, editable } = managed;
  const [unfolded, setUnfolded] = useState(open === true);
  const [tool, setTool] = useState<Tool>('sell');
  const { offer, fair, currency, order, cover } = sale;
  const tools: readonly Tool[] = ['sell', 'order', 'insure', ...(editable ? (['edit'] as const) : []), 'power'];
  return (
    <div className="manage">
      <div className="manage-h">
        <button type="button" className="manage-v" aria-expanded={unfolded} aria-controls={panel} onClick={() => setUnfolded(!unfolded)}>
          <Icon name="chev" size="s" className={unfolded ? 'up' : ''} />
          <span>
            {t('bets.sale.offer')} <b className="num amber">{offer === null ? '–' : amount(offer, currency)}</b>
          </span>
          <span className="mut">
            {offer === null
              ? (sale.refusal?.message ?? t('bets.sale.none'))
              : t('bets.sale.fair-is', { amount: amount(fair ?? offer, currency) })}
          </span>
        </button>
        {order?.status === 'active' ? <span className="badge a">{t('bets.order.active')}</span> : null}
        {cover ? <span className="badge b">{t('bets.insure.active', { amount: amount(cover.amount, currency) })}</span> : null}
      </div>
      {unfolded ? (
        <div id={panel}>
          <Tabs
            label={t('bets.tools')}
            value={tool}
            onChange={setTool}
            items={tools.map((key) => ({ key, label: t(`bets.tool.${key}`) }))}
          />
          {tool === 'sell' ? <SaleForm sale={sale} onDone={onDone} /> : null}
          {tool === 'order' ? <OrderForm key={order?.orderedAt ?? 0} sale={sale} points={points} onDone={onDone} /> : null}
          {tool === 'insure' ? <InsuranceForm key={insurance.cover?.amount ?? ''} insurance={insurance} onDone={onDone} /> : null}
          {tool === 'edit' ? <EditForm bet={bet} sale={sale} onDone={onDone} /> : null}
          {tool === 'power' ? (
            <div className="act">
              <p>{t('bets.power.text')}</p>
              <Button tone="amber" icon="bolt" disabled={offer === null} onClick={() => payWith(bet.betId)}>
                {t('bets.power.use', { amount: offer === null ? '–' : amount(offer, currency) })}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
