import { useTranslator } from '@touchline/ui/translator-context';

export interface Totals {
  readonly totalOdds: string | null;
  readonly stakeTax: string | null;
  readonly payoutTax: string | null;
  /** The least return when the bet pays at all; null where it equals the greatest. */
  readonly min: string | null;
}

/** The figures between stake and return: total odds, taxes, the least that a paying bet returns. */
export function CouponTotals({
  totals,
  stake,
}: {
  readonly totals: Totals /** Several stakes together; null where there is one. */;
  readonly stake: string | null;
}) {
  const t = useTranslator();
  return (
    <dl className="coupon-totals">
      {stake === null ? (
        <Line name={t('coupon.odds')} value={totals.totalOdds ?? '–'} />
      ) : (
        <Line name={t('coupon.stake.total')} value={stake} />
      )}
      {totals.stakeTax ? <Line name={t('coupon.tax.stake')} value={`−${totals.stakeTax}`} /> : null}
      {totals.payoutTax ? <Line name={t('coupon.tax.payout')} value={`−${totals.payoutTax}`} /> : null}
      {totals.min ? <Line name={t('coupon.return.min')} value={totals.min} /> : null}
    </dl>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="key-value">
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
      </dd>
    </div>
  );
}
