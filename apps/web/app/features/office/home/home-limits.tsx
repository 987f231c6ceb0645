import type { LimitView } from '@touchline/contract/limits/calls';
import { buttonClass } from '@touchline/ui/button';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { limitsPath } from '../../../shell/paths.ts';
import { HomeCard, HomeProblem } from './home-card.tsx';
import { limitBars, type OfficeHome } from './office-home.ts';

/** As many bars as are read at a glance; the page has them all. */
const SHOWN = 3;

/** The player's own limits with how much of each is used. */
export function HomeLimits({ limits }: Pick<OfficeHome, 'limits'>) {
  const t = useTranslator();
  const { amount } = useFormats();
  const bars = limits === null ? [] : limitBars(limits.limits);
  const text = ({ kind }: LimitView, value: string): string =>
    kind === 'session' ? t('limits.minutes', { n: Number(value) }) : amount(value, limits?.currency ?? '');
  return (
    <HomeCard icon="heart" title={t('limits.title')} path="office/responsible-gambling">
      {limits === null ? (
        <HomeProblem />
      ) : bars.length === 0 ? (
        <div className="office-home-empty">
          <p>{t('office.home.no-limits')}</p>
          <Link className={buttonClass('plain', 'sm')} to={limitsPath(t.language)}>
            {t('office.home.set-limit')}
          </Link>
        </div>
      ) : (
        <ul className="office-home-limits">
          {bars.slice(0, SHOWN).map(({ limit, used, share, tone }) => {
            const name = t('limits.name', { kind: t(`limits.kind.${limit.kind}`), period: t(`limits.period.${limit.period}`) });
            return (
              <li key={limit.id}>
                <p>
                  <span>{name}</span>
                  <span>{t('limits.used', { used: text(limit, used), value: text(limit, limit.value) })}</span>
                </p>
                <Meter value={share} tone={tone} label={name} />
              </li>
            );
          })}
        </ul>
      )}
    </HomeCard>
  );
}
