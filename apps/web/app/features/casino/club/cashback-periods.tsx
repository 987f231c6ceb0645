import type { CashbackView } from '@touchline/contract/casino-club/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { usePeriodText } from './period-text.ts';

const PERIOD_TONES = { open: 'info', paid: 'brand', none: 'plain', barred: 'plain' } as const;

/** Weeks or days, each with what was played in it and its cashback. */
export function CashbackPeriods({ periods }: { readonly periods: readonly CashbackView[] }) {
  const t = useTranslator();
  const { amount: money, dateTimeLong } = useFormats();
  const periodText = usePeriodText();
  return (
    <ul className="cashback-periods">
      {periods.map(({ kind, day, currency, endsAt, rounds, staked, returned, amount, status }) => (
        <li key={`${kind} ${day} ${currency}`} className="cashback-period">
          <div className="cashback-period-head">
            <b>{t(`club.${kind}`)}</b>
            <Badge tone={PERIOD_TONES[status]}>{t(`cashback.status.${status}`)}</Badge>
          </div>
          <p className="muted">
            <time dateTime={day}>{periodText(kind, day)}</time>
            {status === 'open' ? ` · ${t('cashback.until', { at: dateTimeLong(endsAt) })}` : null}
          </p>
          <dl className="cashback-facts">
            <Fact name={t('cashback.rounds')} value={formatNumber(t.language, rounds)} />
            <Fact name={t('cashback.staked')} value={money(staked, currency)} />
            <Fact name={t('cashback.returned')} value={money(returned, currency)} />
            <Fact name={t('cashback.amount')} value={money(amount, currency)} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="figures">{value}</span>
      </dd>
    </div>
  );
}
