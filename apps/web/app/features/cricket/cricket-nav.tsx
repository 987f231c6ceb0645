import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { type CricketPage, cricketPath } from '../../shell/paths.ts';

const CRICKET_SPORT_ID = 66;
const PAGES = ['home', 'champs', 'events', 'broadcasts', 'favorites', 'search'] as const satisfies readonly CricketPage[];

/** The strip on top of every page of the cricket centre. */
export function CricketNav() {
  const t = useTranslator();
  return (
    <nav className="card page-tabs" aria-label={t('cricket.tabs')}>
      <SportIcon sport={CRICKET_SPORT_ID} />
      {PAGES.map((page) => (
        <NavLink key={page} to={cricketPath(t.language, page)} end prefetch="intent">
          {t(`cricket.tab.${page}`)}
        </NavLink>
      ))}
    </nav>
  );
}
