import type { Translator } from '@touchline/i18n/translator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { PlaceAction } from './place-action.ts';

/** States that the button names, but that no press puts right. */
const STILL: ReadonlySet<PlaceAction['do']> = new Set(['stake', 'offline', 'wait', 'combine', 'target', 'price']);

interface PlaceButtonProps {
  readonly action: PlaceAction;
  /** The stake as it is written, "15.00 €"; null while none is typed. */
  readonly stake: string | null;
  readonly money: (minor: bigint) => string;
  readonly busy: boolean;
}

/** The coupon's submit button. It says what it does: place, agree and place, log in, stake less, deposit what is missing. */
export function PlaceButton({ action, stake, money, busy }: PlaceButtonProps) {
  const t = useTranslator();
  const places = action.do === 'place' || action.do === 'accept-and-place' || action.do === 'order';
  const still = STILL.has(action.do);
  return (
    <Button
      tone={
        places || action.do === 'login'
          ? 'brand'
          : action.do === 'deposit' || action.do === 'lower' || action.do === 'raise' || action.do === 'accept'
            ? 'amber'
            : 'plain'
      }
      size="lg"
      block
      busy={busy}
      disabled={still}
      className="place-button"
      type="submit"
    >
      {busy ? t('coupon.place.sending') : words(t, action, money)}
      {places && stake !== null && !busy ? (
        <>
          <i className="button-bar" />
          <span className="figures">{stake}</span>
        </>
      ) : null}
    </Button>
  );
}

function words(t: Translator, action: PlaceAction, money: (minor: bigint) => string): string {
  switch (action.do) {
    case 'login':
      return t('coupon.place.login');
    case 'offline':
      return t('coupon.place.offline');
    case 'wait':
      return t('state.silent.title');
    case 'remove-blocked':
      return t('coupon.removeBlocked');
    case 'combine':
      return t('coupon.place.combine');
    case 'stake':
      return t('coupon.place.stake');
    case 'raise':
      return t('coupon.place.low', { min: money(action.minMinor) });
    case 'lower':
      return t('coupon.place.max', { max: money(action.maxMinor) });
    case 'deposit':
      return t('coupon.place.deposit', { amount: money(action.missingMinor) });
    case 'target':
      return t('coupon.auto.target.missing');
    case 'order':
      return t('coupon.auto.order');
    case 'price':
      return t('coupon.place.price');
    case 'accept':
      return t('coupon.place.accept-odds');
    case 'accept-and-place':
      return t('coupon.place.accept');
    case 'place':
      return t('coupon.place');
  }
}
