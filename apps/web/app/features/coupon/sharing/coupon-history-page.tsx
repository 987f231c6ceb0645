import type { CouponHistoryItem } from '@touchline/contract/coupon/history';
import type { Translator } from '@touchline/i18n/translator';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useNow } from '../../../live/clock.tsx';
import { PlacePrice } from '../../../shell/formats/place-price.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { collapseLegs } from '../state/collapse-legs.ts';
import { useCouponSheet } from '../state/coupon-sheet-store.ts';
import { useCoupon } from '../state/coupon-store.ts';
import { draftFromHistory } from '../state/draft-from-history.ts';

interface CouponHistoryProps {
  readonly days: number;
  readonly coupons: readonly CouponHistoryItem[];
}

/** The names that the bets have in the history: several selections at one joint price are no single. */
function titleOf(t: Translator, { kind, systemSize, legs }: CouponHistoryItem): string {
  const units = collapseLegs(legs).length;
  if (kind === 'single' && units === 1 && legs.length > 1) return t('bets.kind.builder', { n: legs.length });
  return kind === 'system' ? t('bets.kind.system', { size: systemSize, legs: units }) : t(`coupon.kind.${kind}`);
}

/** Coupons of the last days (R120), each one press away from being played again at the prices of now. */
export function CouponHistory({ days, coupons }: CouponHistoryProps) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const now = useNow();
  const { amount, day, time } = useFormats();
  return (
    <>
      <p className="muted">{t('coupon.history.text', { n: days })}</p>
      {coupons.length === 0 ? (
        <section className="card">
          <EmptyState title={t('coupon.history')} text={t('coupon.history.empty')} />
        </section>
      ) : null}
      {coupons.map((coupon) => (
        <article key={coupon.guid ?? coupon.betId ?? coupon.at} className="card waiting-bet">
          <header>
            <b className="strong">{titleOf(t, coupon)}</b>
            <Badge tone={coupon.how === 'sent' ? 'brand' : 'info'}>{t(`coupon.history.${coupon.how}`)}</Badge>
            {coupon.code ? <bdi className="figures muted">{coupon.code}</bdi> : null}
            <span className="spacer" />
            <time className="faint figures" dateTime={new Date(coupon.at).toISOString()}>
              {day(coupon.at, now)} {time(coupon.at)}
            </time>
          </header>
          <ul>
            {coupon.legs.map((leg) => (
              <li key={`${leg.matchId}:${leg.selectionId}`}>
                <b>{leg.selectionName}</b> <span className="figures">{odds(leg.odds)}</span>{' '}
                <small className="muted">
                  {leg.marketName} · {leg.matchName}
                  {leg.oddsNow === null
                    ? ` · ${t('coupon.history.gone')}`
                    : leg.oddsNow === leg.odds
                      ? ''
                      : ` · ${t('bets.leg.now', { odds: odds(leg.oddsNow) })}`}
                </small>
                {leg.place ? (
                  <>
                    {' · '}
                    <PlacePrice odds={leg.odds} place={leg.place} />
                  </>
                ) : null}
              </li>
            ))}
          </ul>
          <footer>
            {coupon.stake !== null && coupon.currency !== null ? (
              <span className="figures">
                {t('coupon.stake')} <b>{amount(coupon.stake, coupon.currency)}</b>
              </span>
            ) : null}
            <span className="spacer" />
            <Button
              size="sm"
              tone="amber"
              icon="coupon"
              disabled={coupon.legs.every((leg) => leg.oddsNow === null)}
              onClick={() => {
                useCoupon.getState().replace(draftFromHistory(coupon));
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
