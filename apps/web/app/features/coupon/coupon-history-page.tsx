import type { PastCoupon } from '@touchline/contract/coupon-history';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useNow } from '../../live/clock.tsx';
import { useOddsText } from '../../preferences-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { useCouponSheet } from './coupon-sheet-store.ts';
import { useCoupon } from './coupon-store.ts';
import { draftOfPast } from './past-coupon.ts';

interface CouponHistoryProps {
  readonly days: number;
  readonly coupons: readonly PastCoupon[];
}

/** Coupons of the last days (R120), each one press away from being played again at the prices of now. */
export function CouponHistory({ days, coupons }: CouponHistoryProps) {
  const t = useTexts();
  const odds = useOddsText();
  const now = useNow();
  const { amount, day, time } = useFormats();
  return (
    <>
      <p className="mut">{t('coupon.history.text', { n: days })}</p>
      {coupons.length === 0 ? (
        <section className="card">
          <Empty title={t('coupon.history')} text={t('coupon.history.empty')} />
        </section>
      ) : null}
      {coupons.map((coupon) => (
        <article key={coupon.guid ?? coupon.betId ?? coupon.at} className="card waiting-bet">
          <header>
            <b className="strong">{t(`coupon.kind.${coupon.kind}`)}</b>
            <Badge tone={coupon.how === 'sent' ? 'brand' : 'info'}>{t(`coupon.history.${coupon.how}`)}</Badge>
            {coupon.code ? <bdi className="num mut">{coupon.code}</bdi> : null}
            <span className="sp" />
            <time className="mut3 num" dateTime={new Date(coupon.at).toISOString()}>
              {day(coupon.at, now)} {time(coupon.at)}
            </time>
          </header>
          <ul>
            {coupon.legs.map((leg) => (
              <li key={`${leg.matchId}:${leg.selectionId}`}>
                <b>{leg.selectionName}</b> <span className="num">{odds(leg.odds)}</span>{' '}
                <small className="mut">
                  {leg.marketName} · {leg.matchName}
                  {leg.oddsNow === null
                    ? ` · ${t('coupon.history.gone')}`
                    : leg.oddsNow === leg.odds
                      ? ''
                      : ` · ${t('bets.leg.now', { odds: odds(leg.oddsNow) })}`}
                </small>
              </li>
            ))}
          </ul>
          <footer>
            {coupon.stake !== null && coupon.currency !== null ? (
              <span className="num">
                {t('coupon.stake')} <b>{amount(coupon.stake, coupon.currency)}</b>
              </span>
            ) : null}
            <span className="sp" />
            <Button
              size="sm"
              tone="amber"
              icon="coupon"
              disabled={coupon.legs.every((leg) => leg.oddsNow === null)}
              onClick={() => {
                useCoupon.getState().replace(draftOfPast(coupon));
                useCouponSheet.getState().show();
              }}
            >
              {t('coupon.history.load')}
            </Button>
          </footer>
        </article>
      ))}
    </>
  );
}
