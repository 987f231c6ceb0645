import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCoupon } from '../state/coupon-store.ts';

interface CouponToolsProps {
  /** There is something to clear, and it is in front. */
  readonly clears: boolean;
  /** The panel has left its column. */
  readonly floating: boolean;
  readonly onFloat: () => void;
  readonly onClose: () => void;
}

/** Empties the coupon, lets it float beside the page, closes the sheet that it is on small screens. */
export function CouponTools({ clears, floating, onFloat, onClose }: CouponToolsProps) {
  const t = useTranslator();
  return (
    <>
      {clears ? (
        <IconButton className="coupon-tool" icon="trash" label={t('coupon.clear')} small onClick={() => useCoupon.getState().clear()} />
      ) : null}
      <IconButton
        className="only-wide coupon-tool"
        icon={floating ? 'pin' : 'split'}
        label={t(floating ? 'coupon.float.dock' : 'coupon.float')}
        small
        aria-pressed={floating}
        onClick={onFloat}
      />
      <IconButton className="only-sheet coupon-tool" icon="close" label={t('coupon.close')} small onClick={onClose} />
    </>
  );
}
