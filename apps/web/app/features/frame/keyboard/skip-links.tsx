import { useTranslator } from '@touchline/ui/translator-context';
import { focusCoupon, focusFirstPrice } from './focus-places.ts';

/** For keyboards, before everything else: past the header to the page, to its first price, to the bet slip. */
export function SkipLinks({ onCoupon }: { readonly onCoupon: (() => void) | null }) {
  const t = useTranslator();
  return (
    <>
      <a className="skip" href="#main">
        {t('a11y.skip-to-content')}
      </a>
      <button type="button" className="skip skip-to-prices" onClick={focusFirstPrice}>
        {t('navigation.skip-to-markets')}
      </button>
      {onCoupon === null ? null : (
        <button
          type="button"
          className="skip"
          aria-keyshortcuts="b"
          onClick={() => {
            onCoupon();
            focusCoupon();
          }}
        >
          {t('navigation.skip-to-coupon')}
        </button>
      )}
    </>
  );
}
