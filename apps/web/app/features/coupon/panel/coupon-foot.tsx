import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { PriceModeMenu } from '../pricing/price-mode-menu.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import type { CouponDraft } from '../state/coupon-store.ts';

/** Which prices are agreed to beforehand, and the way to hand the coupon on. */
export function CouponFoot({ draft }: { readonly draft: CouponDraft }) {
  const t = useTranslator();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <div className="coupon-foot">
        <PriceModeMenu />
        <span className="spacer" />
        <IconButton icon="share" label={t('coupon.share')} small onClick={() => setSharing(true)} />
      </div>
      {sharing ? <ShareDialog draft={draft} onClose={() => setSharing(false)} /> : null}
    </>
  );
}
