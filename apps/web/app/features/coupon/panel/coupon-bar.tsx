import { useTranslator } from '@touchline/ui/translator-context';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { useCouponWorth } from './use-coupon-worth.ts';

/** The bar above the bottom navigation: how many selections, what they are worth, one press to the coupon. */
export function CouponBar() {
  const t = useTranslator();
  const show = useCouponSheet((sheet) => sheet.show);
  const coupon = useCouponWorth();
  if (coupon === null) return null;
  return (
    <button type="button" className="coupon-bar" onClick={show}>
      <span className="coupon-bar-count figures">{coupon.legs}</span>
      <span className="coupon-bar-text">
        <span className="ellipsis">{coupon.kind}</span>
        {coupon.worth === null ? null : <small className="ellipsis">{coupon.worth ?? '\u00a0'}</small>}
      </span>
      <span className="button button-small coupon-bar-open">{t('coupon.peek.open')}</span>
    </button>
  );
}
