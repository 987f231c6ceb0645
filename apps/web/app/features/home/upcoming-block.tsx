import { formatNumber } from '@touchline/i18n/format-money';
import { formatDay } from '@touchline/i18n/format-time';
import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentMinute } from '../../live/clock.tsx';
import { feedPath, sportPath } from '../../shell/paths.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import type { UpcomingDay } from './choice/upcoming-days.ts';

interface UpcomingBlockProps {
  readonly sport: { readonly id: number; readonly name: string } | null;
  readonly day: UpcomingDay;
  readonly days: readonly { readonly key: UpcomingDay; readonly count: number }[];
  /** How many columns the sport's rows have, and which one stands where there is no room for all. */
  readonly columns: number;
  readonly wished: number;
  /** Chooses that one. */
  readonly markets: ReactNode;
  /** How soon today's matches start. */
  readonly chips: ReactNode;
  readonly heads: ReactNode;
  readonly children: ReactNode;
}

const DAY_MS = 86_400_000;
const DAY_NAMES = {
  today: 'common.today',
  tomorrow: 'common.tomorrow',
  weekend: 'home.upcoming.weekend',
  later: 'home.upcoming.later',
} as const satisfies Record<UpcomingDay, string>;

/** The main matches to come, by day; one market to a column for all of them. */
export function UpcomingBlock({ sport, day, days, columns, wished, markets, chips, heads, children }: UpcomingBlockProps) {
  const t = useTranslator();
  const [search] = useSearchParams();
  const now = useCurrentMinute();
  const { zone } = usePreferences();
  const to = (key: UpcomingDay): string => {
    const next = new URLSearchParams(search);
    next.delete('within');
    next.set('day', key);
    return `?${next}`;
  };
  return (
    <section className="card home-later" aria-labelledby="home-upcoming" data-columns={columns} data-wished={wished}>
      <div className="tabs upcoming-day-tabs">
        <h2 id="home-upcoming">{t('home.upcoming.title')}</h2>
        <nav aria-label={t('home.upcoming.days')}>
          {days.map(({ key, count }) => (
            <Link
              key={key}
              className={`tab-item${key === day ? ' tab-on' : ''}`}
              to={to(key)}
              preventScrollReset
              prefetch="intent"
              aria-current={key === day ? 'true' : undefined}
            >
              {t(DAY_NAMES[key])}
              <span className="tab-count figures">{formatNumber(t.language, count)}</span>
            </Link>
          ))}
        </nav>
        <Link
          className={`${buttonClass('ghost', 'xs')} upcoming-day-all`}
          to={sport ? sportPath(t.language, 'line', sport.id) : feedPath(t.language, 'line')}
        >
          {t('home.see-all-line')}
        </Link>
      </div>
      {chips ? <div className="upcoming-day-times">{chips}</div> : null}
      <div className="upcoming-day-markets">{markets}</div>
      <div className="champ-card-head event-grid">
        <span className="ellipsis upcoming-day-sport">
          {sport?.name}{' '}
          {day === 'today' || day === 'tomorrow' ? (
            <small>{formatDay(t.language, now + (day === 'today' ? 0 : DAY_MS), zone)}</small>
          ) : null}
        </span>
        {heads}
      </div>
      {children}
    </section>
  );
}
