import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { problemOf } from '../../../shell/forms/problem-of.ts';
import { updateCouponBody } from '../placing/bet-requests.ts';
import type { CouponDraft } from '../state/coupon-store.ts';
import { CopyField } from './copy-field.tsx';
import { QrCode } from './qr-code.tsx';

type Saved = ReplyFor<'saveCoupon'>;

const withoutStakes = (draft: CouponDraft): CouponDraft => ({
  ...draft,
  stakeText: '',
  groupStakes: [],
  legs: draft.legs.map(({ stakeText: _stakeText, ...leg }) => leg),
});

/** Saves the coupon as it stands and gives its code, its link and its QR code. The stake is left out: it is nobody else's business. */
export function ShareDialog({ draft, onClose }: { readonly draft: CouponDraft; readonly onClose: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { dateTimeLong } = useFormats();
  const [saved, setSaved] = useState<Saved | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const coupon = updateCouponBody(withoutStakes(draft), undefined, t.language);
    // R143: where the answer says nothing of its own.
    caller.execute('saveCoupon', { body: { coupon } }, { failureText: t('coupon.share.failed') }).then(
      (reply) => gone || setSaved(reply),
      (error: unknown) => gone || setProblem(problemOf(error, t)),
    );
    return () => {
      gone = true;
    };
  }, [caller, draft, t]);
  const link = saved ? `${window.location.origin}/${t.language}/coupon/${saved.code}` : '';
  return (
    <Dialog open onClose={onClose} title={t('coupon.share')} closeText={t('coupon.close')}>
      <div className="dialog-body share-coupon">
        <p className="muted">{t('coupon.share.text')}</p>
        {problem !== null ? (
          <FormError text={problem} />
        ) : saved === null ? (
          <>
            <Skeleton height={40} />
            <Skeleton height={40} />
            <Skeleton height={168} width={168} />
          </>
        ) : (
          <>
            <CopyField label={t('coupon.share.code')} value={saved.code} large />
            <CopyField label={t('coupon.share.link')} value={link} />
            <QrCode text={link} label={t('coupon.share.qr')} />
            <p className="faint">{t('coupon.share.until', { date: dateTimeLong(saved.expiresAt) })}</p>
            {'share' in navigator ? (
              <Button
                icon="share"
                block
                onClick={() => void navigator.share({ title: t('coupon.title'), url: link }).catch(() => undefined)}
              >
                {t('coupon.share.send')}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  );
}
