import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import type { WithdrawalData } from './withdrawal-data.ts';

interface WithdrawalSummaryProps {
  readonly data: WithdrawalData;
  /** As it was typed. */
  readonly amount: string;
  readonly hours: number;
  /** Whether the destination was not used before. */
  readonly isNew: boolean;
}

/** The balance left, when the money goes, and when it arrives. */
export function WithdrawalSummary({ data, amount, hours, isNew }: WithdrawalSummaryProps) {
  const t = useTranslator();
  const { amount: written, scale, dateTimeLong } = useFormats();
  const decimals = scale(data.currency);
  const [taken, balance] = [parseMoney(amount, decimals), parseMoney(data.balance, decimals)];
  const left = taken.ok && balance.ok && taken.value <= balance.value ? formatMoney(balance.value - taken.value, decimals) : data.balance;
  const starts =
    isNew && data.pauseHours > 0
      ? t('withdrawal.hours-after', { n: data.pauseHours })
      : data.paused_until === null
        ? t('withdrawal.summary.now')
        : t('withdrawal.summary.held', { time: dateTimeLong(data.paused_until * 1000) });
  const rows = [
    [t('withdrawal.summary.left'), written(left, data.currency)],
    [t('withdrawal.summary.starts'), starts],
    [t('withdrawal.summary.arrives'), t('withdrawal.hours', { n: hours })],
  ] as const;
  return (
    <dl className="coupon-totals payment-sum">
      {rows.map(([name, value]) => (
        <div className="key-value" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
