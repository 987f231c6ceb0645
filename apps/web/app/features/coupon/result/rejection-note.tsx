import { parseMoney } from '@touchline/kernel/money';
import { Button, IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { IdentityLink } from '../../../shell/forms/identity-link.tsx';
import type { BetRejection } from '../placing/placement-store.ts';

interface RejectionNoteProps {
  readonly rejection: BetRejection;
  readonly currency: string;
  readonly onStake: (text: string) => void;
  readonly onClose: () => void;
}

/** Why the bet was not placed and what would be. Rejections of one leg stand on the leg; here is the sentence for the whole. */
export function RejectionNote({ rejection, currency, onStake, onClose }: RejectionNoteProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const offered = acceptableStake(rejection);
  return (
    <div className="note note-danger rejection-note" role="alert">
      <Icon name="warn" />
      <div>
        <b className="strong">{t('coupon.refused.title')}</b>
        <p>{rejection.message || t.find(`error.${rejection.code}`)}</p>
        <p className="muted rejection-note-words">{t('coupon.refused.money')}</p>
        <IdentityLink code={rejection.code} />
        {offered ? (
          <Button size="xs" tone="amber" onClick={() => onStake(offered)}>
            {t('coupon.refused.stake', { amount: amount(offered, currency) })}
          </Button>
        ) : null}
      </div>
      <IconButton className="rejection-note-close" icon="close" label={t('coupon.refused.close')} small onClick={onClose} />
    </div>
  );
}

/** Rejections whose bound is an amount. */
const STAKE_LIMIT_CODES: ReadonlySet<string> = new Set([
  'stake_too_low',
  'stake_too_high',
  'payout_too_high',
  'limit_exceeded',
  'insufficient_funds',
]);

/** The amount that would be taken, where the rejection names one that is worth staking. */
function acceptableStake({ code, accepted }: BetRejection): string | null {
  const text = accepted?.max ?? accepted?.min;
  if (!STAKE_LIMIT_CODES.has(code) || typeof text !== 'string') return null;
  const amount = parseMoney(text, 8);
  return amount.ok && amount.value > 0n ? text : null;
}
