import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { PlaceButton } from '../placing/place-button.tsx';
import type { FilledCouponView } from './use-coupon-view.ts';

interface PlaceRowProps {
  readonly coupon: Pick<FilledCouponView, 'draft' | 'currency' | 'stakeTotalMinor' | 'figures' | 'action'>;
  /** The bet is on its way. */
  readonly busy: boolean;
}

/** The bet's possible return, above the button that places it. */
export function PlaceRow({ coupon: { draft, currency, stakeTotalMinor, figures, action }, busy }: PlaceRowProps) {
  const t = useTranslator();
  const { money } = useFormats();
  return (
    <div className="coupon-place">
      <div className="key-value key-value-big">
        <span>{t(draft.kind === 'single' || draft.kind === 'express' ? 'coupon.return.single' : 'coupon.return.upTo')}</span>
        <b>{figures.possible ?? '–'}</b>
      </div>
      {action.do === 'wait' ? (
        <Callout kind="warning" icon="pause" live>
          <p>{t('coupon.silent')}</p>
        </Callout>
      ) : null}
      <PlaceButton
        action={action}
        stake={stakeTotalMinor === null ? null : money(stakeTotalMinor, currency)}
        money={(amount) => money(amount, currency, { short: true })}
        busy={busy}
      />
    </div>
  );
}
