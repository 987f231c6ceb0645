import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useSession } from '../../../shell/session/session-context.tsx';
import { localQuote } from '../pricing/local-quote.ts';
import { totalStakeMinor } from '../stake/coupon-stakes.ts';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { countUnits, useCoupon } from '../state/coupon-store.ts';

/** The bar above the bottom navigation: how many selections, what they are worth, one press to the coupon. */
export function CouponBar() {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { money, scale } = useFormats();
  const session = useSession();
  const coupon = useCoupon();
  const show = useCouponSheet((sheet) => sheet.show);
  if (!coupon.restored || coupon.legs.length === 0) return null;
  const currency = session?.currency ?? 'EUR';
  const stake = totalStakeMinor(coupon, scale(currency)) ?? 0n;
  const quote = localQuote(coupon, stake, { oddsOf: (leg) => leg.acceptedOdds, scale: scale(currency) });
  const units = countUnits(coupon);
  const kind =
    coupon.kind === 'single' && coupon.legs.length > 1
      ? t('coupon.builder', { n: coupon.legs.length })
      : coupon.kind === 'system'
        ? t('bets.kind.system', { size: coupon.systemSize, legs: units })
        : t(`coupon.kind.${coupon.kind}`);
  const worth = !quote
    ? null
    : stake > 0n
      ? t('coupon.peek.returns', { stake: money(stake, currency), amount: money(quote.maxReturnMinor, currency) })
      : quote.totalOdds === null
        ? null
        : t('coupon.peek.odds', { odds: odds(Number(quote.totalOdds)) });
  return (
    <button type="button" className="coupon-bar" onClick={show}>
      <span className="coupon-bar-count figures">{units}</span>
      <span className="coupon-bar-text">
        <span className="ellipsis">{kind}</span>
        {worth ? <small className="ellipsis">{worth}</small> : null}
      </span>
      <span className="button button-small coupon-bar-open">{t('coupon.peek.open')}</span>
    </button>
  );
}
