import { useTranslator } from '@touchline/ui/translator-context';
import { useNow } from '../../../live/clock.tsx';

/** The countdown while a live bet is decided: a ring that empties, the seconds in words for readers. */
export function WaitingView({ startedAt, decidesAt }: { readonly startedAt: number; readonly decidesAt: number }) {
  const t = useTranslator();
  const now = useNow();
  const whole = Math.max(1, decidesAt - startedAt);
  const left = Math.max(0, Math.ceil((decidesAt - now) / 1000));
  return (
    <div className="coupon-waiting">
      <div className="waiting-ring">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="21" />
          <circle
            className="waiting-ring-run"
            cx="24"
            cy="24"
            r="21"
            pathLength="100"
            style={{ animationDuration: `${whole}ms`, animationDelay: `${Math.min(0, startedAt - now)}ms` }}
          />
        </svg>
        <b className="figures" aria-hidden="true">
          {left > 0 ? left : '…'}
        </b>
      </div>
      <div role="status">
        <b className="strong">{t('coupon.waiting.title')}</b>
        <p className="muted">{t('coupon.waiting.text')}</p>
        <span className="screen-reader-only">
          {left > 0 ? t('coupon.waiting.seconds', { seconds: Math.ceil(whole / 1000) }) : t('coupon.waiting.soon')}
        </span>
      </div>
    </div>
  );
}
