import { siteLocale } from '@touchline/catalogue/places/languages';
import { weekOf } from '@touchline/i18n/format-time';
import { negotiateLocale } from '@touchline/i18n/negotiate-language';
import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useSearchParams } from 'react-router';
import { useServerClock } from '../../live/clock.tsx';
import { usePreferences } from '../preferences/preferences-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/** A filter's days at one press: this week, which begins where the reader's locale begins it (R124). Keeps what else the address says. */
export function WeekLink() {
  const t = useTranslator();
  const clock = useServerClock();
  const { zone } = usePreferences();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const locale = hydrated ? negotiateLocale(navigator.languages.join(','), t.language) : siteLocale(t.language);
  const { from, to } = weekOf(clock.now(), zone, locale);
  const next = new URLSearchParams(search);
  next.set('from', from);
  next.set('to', to);
  const on = search.get('from') === from && search.get('to') === to;
  return (
    <Link className={chipClass(on)} to={`?${next}`} aria-current={on ? 'true' : undefined} preventScrollReset>
      {t('line.filter.week')}
    </Link>
  );
}
