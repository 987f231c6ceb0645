import type { BetView } from '@touchline/contract/bets/calls';
import type { CashOutQuote } from '@touchline/contract/cash-out/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCouponAccess } from '../coupon-access.ts';
import { EditPreview } from './edit-preview.tsx';
import { hasChanges, planned } from './edited-bet.ts';
import { EditedLegs } from './edited-legs.tsx';
import { useEditedBet } from './use-edited-bet.ts';

interface EditFormProps {
  readonly bet: BetView;
  readonly sale: CashOutQuote;
  readonly onDone: () => void;
}

/** Swap, add or remove selections of a running bet: what it is worth becomes the stake of the new one, previewed before it is agreed to. */
export function EditForm({ bet, sale, onDone }: EditFormProps) {
  const t = useTranslator();
  const { selections } = useCouponAccess();
  const { legs, quote, changed, busy, problem, change, reset, save } = useEditedBet(bet, sale, onDone);
  if (sale.offer === null)
    return (
      <Callout kind="info" icon="lock">
        <p>{sale.refusal?.message ?? t('bets.edit.none')}</p>
      </Callout>
    );
  const others = selections.filter((one) => !legs.some((leg) => leg.matchId === one.matchId && leg.selectionId === one.selectionId));
  const settled = bet.legs.length - planned(bet, sale).length;
  return (
    <div className="bet-action">
      {settled > 0 ? <p className="muted bet-action-words">{t('bets.edit.settled', { n: settled })}</p> : null}
      <EditedLegs legs={legs} others={others} onChange={change} />
      {quote && changed ? <EditPreview quote={quote} currency={sale.currency} /> : null}
      <FormError text={problem} />
      <div className="bets-actions">
        <Button tone="amber" busy={busy} disabled={!changed || quote === null || quote.refusal !== null} onClick={save}>
          {t('bets.edit.save')}
        </Button>
        <Button disabled={busy || !hasChanges(bet, legs)} onClick={reset}>
          {t('bets.edit.reset')}
        </Button>
      </div>
    </div>
  );
}
