import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../parts/use-formats.ts';

export interface LimitsCardProps {
  readonly limits: NonNullable<OperatorPlayer['limits']>;
}

/** The player's own limits with what is used of them, and looser ones that wait. */
export function LimitsCard({ limits }: LimitsCardProps) {
  const t = useTranslator();
  const { money } = useFormats();
  const value = (amount: string | null, currency: string | null): string =>
    amount === null ? '–' : currency === null ? t('console.minutes', { n: Number(amount) }) : money(amount, currency);
  return (
    <section className="card" aria-labelledby="limits-title">
      <h2 id="limits-title" className="card-title">
        {t('console.limits')}
      </h2>
      {limits.limits.length === 0 ? <p className="table-empty">{t('console.none')}</p> : null}
      <dl className="facts padded">
        {limits.limits.map((limit) => (
          <div key={limit.id}>
            <dt>{t('limits.name', { kind: t(`limits.kind.${limit.kind}`), period: t(`limits.period.${limit.period}`) })}</dt>
            <dd>
              <span className="figures">
                {value(limit.used, limit.currency)} / <b>{value(limit.value, limit.currency)}</b>
              </span>
              {limit.wanted ? (
                <span className="muted">{t('console.limits.wanted', { value: value(limit.wanted.value, limit.currency) })}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
