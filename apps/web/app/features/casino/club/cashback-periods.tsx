import type { CashbackView } from '@touchline/contract/casino-club/calls';
import { formatAmount, formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';

const TONES = { open: 'plain', paid: 'brand', none: 'plain', barred: 'plain' } as const;

/** Weeks or days, each with what was played in it and its cashback. */
export function CashbackPeriods({ periods }: { readonly periods: readonly CashbackView[] }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <ul className="cashback-periods">
      {periods.map(({ kind, day, currency, endsAt, rounds, staked, returned, amount, status }) => {
        const money = (text: string) => formatAmount(t.language, text, currency);
        return (
          <li key={`${kind} ${day} ${currency}`} className="cashback-period">
            <div className="cashback-period-head">
              <b>{t(`club.${kind}`)}</b>
              <Badge tone={TONES[status]}>{t(`cashback.status.${status}`)}</Badge>
            </div>
            <p className="muted">
              <time dateTime={day}>{day}</time> · {t('cashback.until', { at: dateTimeLong(endsAt) })}
            </p>
            <dl className="cashback-facts">
              <div>
                <dt>{t('cashback.rounds')}</dt>
                <dd className="figures">{formatNumber(t.language, rounds)}</dd>
              </div>
              <div>
                <dt>{t('cashback.staked')}</dt>
                <dd className="figures">{money(staked)}</dd>
              </div>
              <div>
                <dt>{t('cashback.returned')}</dt>
                <dd className="figures">{money(returned)}</dd>
              </div>
              <div>
                <dt>{t('cashback.amount')}</dt>
                <dd className="figures">
                  <b>{money(amount)}</b>
                </dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
