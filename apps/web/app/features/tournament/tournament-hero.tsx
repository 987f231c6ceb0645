import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { type TournamentPage, tournamentPath } from '../../shell/paths.ts';
import type { TournamentHead } from './read-tournament.ts';

const PAGES = ['home', 'events', 'table', 'final', 'news', 'favorites'] as const satisfies readonly TournamentPage[];

/** The head of all pages of a tournament: its name on grass, how much of it is on, and where to go. */
export function TournamentHero({ head }: { readonly head: TournamentHead }) {
  const t = useTranslator();
  return (
    <section className="card">
      <div className="tournament-hero">
        <svg className="tournament-arc" viewBox="0 0 320 120" aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
          <g fill="none" stroke="currentColor" strokeWidth="2">
            <circle cx="250" cy="60" r="46" />
            <path d="M250 -10V130" />
            <circle cx="250" cy="60" r="3" fill="currentColor" />
          </g>
        </svg>
        {head.sport === null ? null : <SportIcon sport={head.sport} />}
        <div>
          <h1>{head.name}</h1>
          <p className="figures">
            {head.live > 0 ? (
              <>
                <span className="status-dot" /> {t('nav.live-count', { n: head.live })} ·{' '}
              </>
            ) : null}
            {t('nav.line-count', { n: head.line })}
          </p>
        </div>
        {head.champId === null ? null : (
          <FavoriteButton className="tournament-star" kind="championships" id={head.champId} name={head.name} />
        )}
      </div>
      <nav className="page-tabs" aria-label={t('tournament.tabs', { name: head.name })}>
        {PAGES.map((page) => (
          <NavLink key={page} to={tournamentPath(t.language, head.slug, page)} end prefetch="intent">
            {t(`tournament.tab.${page}`)}
          </NavLink>
        ))}
      </nav>
    </section>
  );
}
