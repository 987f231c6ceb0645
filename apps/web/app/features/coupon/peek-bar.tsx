import { useTexts } from '@touchline/ui/texts';
import { useOddsText } from '../../preferences-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { useCouponSheet } from './coupon-sheet-store.ts';
import { useCoupon } from './coupon-store.ts';
import { localQuote } from './local-quote.ts';
import { stakeToPay } from './stakes-of.ts';

/** The bar above the bottom navigation: how many selections, what they are worth, one press to the coupon. */
export function PeekBar() {
  const t = useTexts();
  const odds = useOddsText();
  const { money, scale } = useFormats();
  const session = useSession();
  const coupon = useCoupon();
  const show = useCouponSheet((sheet) => sheet.show);
  if (!coupon.restored || coupon.legs.length === 0) return null;
  const currency = session?.currency ?? 'EUR';
  const stake = stakeToPay(coupon, scale(currency)) ?? 0n;
  const quote = localQuote(coupon, stake, { oddsOf: (leg) => leg.oddsSeen, scale: scale(currency) });
  const kind =
    coupon.kind === 'system'
      ? t('bets.kind.system', { size: coupon.systemSize, legs: coupon.legs.length })
      : t(`coupon.kind.${coupon.kind}`);
  const worth = !quote
    ? null
    : stake > 0n
      ? t('coupon.peek.returns', { stake: money(stake, currency), amount: money(quote.greatestReturnMinor, currency) })
      : quote.totalOdds === null
        ? null
        : t('coupon.peek.odds', { odds: odds(Number(quote.totalOdds)) });
  return (
    <button type="button" className="peek" onClick={show}>
      <span className="c num">{coupon.legs.length}</span>
      <span className="peek-t">
        <span className="ell">{kind}</span>
        {worth ? <small className="ell">{worth}</small> : null}
      </span>
      <span className="btn sm">{t('coupon.peek.open')}</span>
    </button>
  );
}
