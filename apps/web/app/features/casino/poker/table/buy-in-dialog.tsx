import type { PokerOwnRate, PokerTableInfo } from '@touchline/contract/poker/shapes';
import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { RangeControl } from '../../games/parts/range-control.tsx';
import { useChips } from '../use-chips.ts';
import type { BuyInBounds } from './buy-in-bounds.ts';

interface BuyInDialogProps {
  readonly info: PokerTableInfo;
  readonly title: string;
  /** Null where the balance is not enough for the least. */
  readonly bounds: BuyInBounds | null;
  readonly balance: string;
  readonly ownRate: PokerOwnRate | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onBuy: (chips: number) => void;
  readonly onClose: () => void;
}

/** How many chips to sit down with, or to add: a slider between the least and the most of the table. */
export function BuyInDialog({ info, title, bounds, balance, ownRate, isBusy, problem, onBuy, onClose }: BuyInDialogProps) {
  const t = useTranslator();
  const chips = useChips(info);
  const [wanted, setWanted] = useState<number | null>(null);
  const { money } = useFormats();
  const amount = bounds ? Math.min(bounds.max, Math.max(bounds.min, wanted ?? bounds.max)) : 0;
  const isForeign = ownRate !== null && ownRate.currency !== info.currency;
  return (
    <Dialog open onClose={onClose} title={title} closeText={t('action.close')}>
      <div className="dialog-body poker-chips">
        <p className="muted">{t('poker.buy.balance', { amount: balance })}</p>
        {bounds ? (
          <>
            <RangeControl
              label={t('poker.buy.amount')}
              value={amount}
              min={bounds.min}
              max={bounds.max}
              step={1}
              text={chips.full(amount)}
              onChange={setWanted}
            />
            {isForeign ? (
              <p>{t('poker.own-cost', { amount: money(BigInt(amount) * BigInt(ownRate.minorPerMinor), ownRate.currency) })}</p>
            ) : null}
            <div className="poker-buttons">
              <Button size="sm" onClick={() => setWanted(bounds.min)}>
                {t('poker.buy.min', { amount: chips.short(bounds.min) })}
              </Button>
              <Button size="sm" onClick={() => setWanted(bounds.max)}>
                {t('poker.buy.max', { amount: chips.short(bounds.max) })}
              </Button>
            </div>
          </>
        ) : (
          <p role="alert">{t('poker.buy.short', { amount: chips.full(info.minBuyIn) })}</p>
        )}
        <p className="game-problem" role={problem ? 'alert' : undefined}>
          {problem}
        </p>
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button tone="brand" busy={isBusy} disabled={!bounds} onClick={() => onBuy(amount)}>
          {t('poker.buy.for', { amount: chips.full(amount) })}
        </Button>
      </div>
    </Dialog>
  );
}
