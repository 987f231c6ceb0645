import { Button } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Tabs } from '@touchline/ui/tabs';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { CashOutControl } from '../cash-out/cash-out-control.tsx';
import { useCouponAccess } from '../coupon-access.ts';
import { EditForm } from './edit-form.tsx';
import { InsuranceForm } from './insurance-form.tsx';
import type { CashOutPoint, ManageableBet } from './managed-bets.ts';

type BetTool = 'insure' | 'edit' | 'power';

interface BetToolsProps {
  readonly managed: ManageableBet;
  readonly points: readonly CashOutPoint[];
  /** Unfolded from the start. */
  readonly open?: boolean;
  readonly onDone: () => void;
}

/** Actions on a running bet: cash out, and under it insurance, editing, its value as the stake of another bet. */
export function BetTools({ managed, points, open = false, onDone }: BetToolsProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { fundFromBet } = useCouponAccess();
  const panel = useId();
  const { bet, sale, insurance, editable } = managed;
  const [unfolded, setUnfolded] = useState(open);
  const { offer, currency, cover } = sale;
  const tools: readonly BetTool[] = ['insure', ...(editable ? (['edit'] as const) : []), 'power'];
  const [chosen, setTool] = useState<BetTool>('insure');
  const tool = tools.includes(chosen) ? chosen : 'insure';
  return (
    <div className="bet-tools">
      <div className="bet-tools-cash-out">
        <CashOutControl sale={sale} points={points} open={open} onDone={onDone} />
      </div>
      <div className="bet-tools-head">
        <button
          type="button"
          className="bet-tools-toggle"
          aria-expanded={unfolded}
          aria-controls={panel}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon name="chev" size="s" className={unfolded ? 'bet-tools-unfolded' : ''} />
          <span>{t('bets.tools')}</span>
        </button>
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
