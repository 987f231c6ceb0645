import { useTranslator } from '@touchline/ui/translator-context';
import { useQuickStakes } from '../stake/use-quick-stakes.ts';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { useCoupon } from '../state/coupon-store.ts';
import { useCouponWorth } from './use-coupon-worth.ts';

/** The bar above the bottom navigation: how many selections, what they are worth, one press to the coupon, with a ready stake or without. */
export function CouponBar() {
  const t = useTranslator();
  const show = useCouponSheet((sheet) => sheet.show);
  const coupon = useCouponWorth();
  const stakes = useQuickStakes();
  if (coupon === null) return null;
  return (
    <div className="coupon-bar">
      <button type="button" className="coupon-bar-main" onClick={show}>
        <span className="coupon-bar-count figures">{coupon.legs}</span>
        <span className="coupon-bar-text">
          <span className="ellipsis">{coupon.kind}</span>
          {coupon.worth === null ? null : <small className="ellipsis">{coupon.worth ?? '\u00a0'}</small>}
        </span>
        <span className={stakes.length > 0 ? 'screen-reader-only' : 'button button-small coupon-bar-open'}>{t('coupon.peek.open')}</span>
      </button>
      {stakes.map(({ text, written }) => (
        <button
          key={text}
          type="button"
          className="button button-small coupon-bar-open figures"
          aria-label={`${t('coupon.stake')}: ${written}`}
          onClick={() => {
            useCoupon.getState().setStake(text);
            show();
          }}
        >
          {written}
        </button>
      ))}
    </div>
  );
}
