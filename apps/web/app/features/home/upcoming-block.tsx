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
  /** Which columns there are, where a phone has room for one. */
  readonly markets: readonly MarketColumn[];
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

export const MARKET_COLUMNS = ['result', 'double-chance', 'handicap', 'total'] as const;
export type MarketColumn = (typeof MARKET_COLUMNS)[number];

/** The main matches to come, by day; one market to a column for all of them. */
export function UpcomingBlock({ sport, day, days, markets, chips, heads, children }: UpcomingBlockProps) {
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
    <section className="card upcoming-day" aria-labelledby="home-upcoming">
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
      <MarketSwitch markets={markets} />
      <div className="champ-card-head event-grid">
        <span className="ellipsis upcoming-day-sport">
          {sport?.name}{' '}
          {day === 'today' || day === 'tomorrow' ? (
            <small>{formatDay(t.language, now + (day === 'today' ? 0 : DAY_MS), zone)}</small>
          ) : null}
        </span>
        {heads}
      </div>
      <div className="upcoming-day-rows">{children}</div>
    </section>
  );
}

/** Where there is room for one column, which one: by the page's own means, so that it works without script. */
function MarketSwitch({ markets }: { readonly markets: readonly MarketColumn[] }) {
  const t = useTranslator();
  if (markets.length < 2) return null;
  return (
    <fieldset className="segments upcoming-day-markets">
      <legend className="screen-reader-only">{t('home.upcoming.market')}</legend>
      {markets.map((market, place) => (
        <label key={market}>
          <input
            type="radio"
            className="screen-reader-only"
            name="home-market"
            value={MARKET_COLUMNS.indexOf(market)}
            defaultChecked={place === 0}
          />
          <span>{t(`line.column.${market}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
