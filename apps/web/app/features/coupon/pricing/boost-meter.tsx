import type { CouponView } from '@touchline/contract/coupon/shapes';
import { formatPercent } from '@touchline/i18n/format-money';
import { Icon } from '@touchline/ui/icon';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';

/** The gain of the accumulator boost now and how many selections the next step takes. */
export function BoostMeter({ boost, currency }: { readonly boost: NonNullable<CouponView['boost']>; readonly currency: string }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { amount } = useFormats();
  const percent = (permille: number): string => formatPercent(t.language, permille / 10, 1);
  const { permille, legs, next, minLegOdds } = boost;
  const title =
    permille === 0
      ? t('coupon.boost.none')
      : boost.amount === null
        ? t('coupon.boost', { percent: percent(permille) })
        : t('coupon.boost.amount', { percent: percent(permille), amount: amount(boost.amount, currency) });
  const further = next && t('coupon.boost.next', { n: next.legs - legs, percent: percent(next.permille), odds: odds(minLegOdds) });
  return (
    <div className="boost-meter">
      <div className="boost-meter-title">
        <Icon name="bolt" size="xs" />
        <b>{title}</b>
      </div>
      <Meter value={next ? legs / next.legs : 1} label={title} tone="amber" />
      {further ? <p className="muted">{further}</p> : null}
    </div>
  );
}
