import type { PokerOwnRate } from '@touchline/contract/poker/shapes';
import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { useSession } from '../../../../shell/session/session-context.tsx';

interface EnterDialogProps {
  readonly sitGo: SitGoView;
  readonly ownRate: PokerOwnRate | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/** An entry costs so much, in the currency of the account that pays it: said before anything is taken. */
export function EnterDialog({ sitGo, ownRate, isBusy, problem, onEnter, onClose }: EnterDialogProps) {
  const t = useTranslator();
  const { money, amount } = useFormats();
  const session = useSession();
  const { currency, buyIn, fee, name } = sitGo;
  const cost = BigInt(buyIn + fee);
  const own = ownRate && ownRate.currency !== currency ? money(cost * BigInt(ownRate.minorPerMinor), ownRate.currency) : null;
  return (
    <Dialog open onClose={onClose} title={t('poker.sit-go.enter.title', { name })} closeText={t('action.close')}>
      <div className="dialog-body stack">
        {session ? <p className="muted">{t('poker.buy.balance', { amount: amount(session.balance, session.currency) })}</p> : null}
        <p>{t('poker.sit-go.entry.text', { amount: money(BigInt(buyIn), currency), fee: money(BigInt(fee), currency) })}</p>
        {own ? <p>{t('poker.own-cost', { amount: own })}</p> : null}
        <p className="muted">{t('poker.sit-go.refund')}</p>
        <p role={problem ? 'alert' : undefined}>{problem}</p>
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button tone="brand" busy={isBusy} onClick={onEnter}>
          {t('poker.sit-go.enter.for', { amount: own ?? money(cost, currency) })}
        </Button>
      </div>
    </Dialog>
  );
}
