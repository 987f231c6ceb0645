import { Button } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Tabs } from '@touchline/ui/tabs';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useCouponAccess } from '../coupon-access.ts';
import { AutoCashOutForm } from './auto-cash-out-form.tsx';
import { CashOutForm } from './cash-out-form.tsx';
import { EditForm } from './edit-form.tsx';
import { InsuranceForm } from './insurance-form.tsx';
import type { CashOutPoint, ManageableBet } from './managed-bets.ts';

type BetTool = 'sell' | 'order' | 'insure' | 'edit' | 'power';

interface BetToolsProps {
  readonly managed: ManageableBet;
  readonly points: readonly CashOutPoint[];
  /** Unfolded from the start. */
  readonly open?: boolean;
  readonly onDone: () => void;
}

/** What can be done to a running bet: its value now, and under it sale, automatic sale, insurance, editing, its value as a stake. */
export function BetTools({ managed, points, open, onDone }: BetToolsProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { fundFromBet } = useCouponAccess();
  const panel = useId();
  const { bet, sale, insurance, editable } = managed;
  const [unfolded, setUnfolded] = useState(open === true);
  const [tool, setTool] = useState<BetTool>('sell');
  const { offer, fair, currency, order, cover } = sale;
  const tools: readonly BetTool[] = ['sell', 'order', 'insure', ...(editable ? (['edit'] as const) : []), 'power'];
  return (
    <div className="bet-tools">
      <div className="bet-tools-head">
        <button
          type="button"
          className="bet-tools-toggle"
          aria-expanded={unfolded}
          aria-controls={panel}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon name="chev" size="s" className={unfolded ? 'bet-tools-unfolded' : ''} />
          <span>
            {t('bets.sale.offer')} <b className="figures amber">{offer === null ? '–' : amount(offer, currency)}</b>
          </span>
          <span className="muted">
            {offer === null
              ? (sale.refusal?.message ?? t('bets.sale.none'))
              : t('bets.sale.fair-is', { amount: amount(fair ?? offer, currency) })}
          </span>
        </button>
        {order?.status === 'active' ? <span className="badge badge-amber">{t('bets.order.active')}</span> : null}
        {cover ? <span className="badge badge-info">{t('bets.insure.active', { amount: amount(cover.amount, currency) })}</span> : null}
      </div>
      {unfolded ? (
        <div id={panel}>
          <Tabs
            className="bet-tools-tabs"
            label={t('bets.tools')}
            value={tool}
            onChange={setTool}
            items={tools.map((key) => ({ key, label: t(`bets.tool.${key}`) }))}
          />
          {tool === 'sell' ? <CashOutForm sale={sale} onDone={onDone} /> : null}
          {tool === 'order' ? <AutoCashOutForm key={order?.orderedAt ?? 0} sale={sale} points={points} onDone={onDone} /> : null}
          {tool === 'insure' ? <InsuranceForm key={insurance.cover?.amount ?? ''} insurance={insurance} onDone={onDone} /> : null}
          {tool === 'edit' ? <EditForm bet={bet} sale={sale} onDone={onDone} /> : null}
          {tool === 'power' ? (
            <div className="bet-action">
              <p>{t('bets.power.text')}</p>
              <Button tone="amber" icon="bolt" disabled={offer === null} onClick={() => fundFromBet(bet.betId)}>
                {t('bets.power.use', { amount: offer === null ? '–' : amount(offer, currency) })}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
