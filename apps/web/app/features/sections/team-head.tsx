import type { CompetitorView } from '@touchline/contract/line-shapes';
import type { TeamStatistics } from '@touchline/contract/statistics-shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Crest } from '@touchline/ui/crest';
import { useTexts } from '@touchline/ui/texts';
import { NavLink } from 'react-router';
import { teamPath } from '../../addresses.ts';
import { FavoriteStar } from '../../live/favorite-star.tsx';
import { SectionHead } from './section-head.tsx';

/** The top of a team's pages: its crest, where it plays, and its two pages. */
export function TeamHead({ team, venue, champs }: { readonly team: CompetitorView } & Pick<TeamStatistics, 'venue' | 'champs'>) {
  const t = useTexts();
  const where = venue
    ? [
        venue.name,
        venue.city === '' || venue.name.includes(venue.city) ? '' : venue.city,
        venue.capacity === null ? '' : t('sections.team.capacity', { n: formatNumber(t.language, venue.capacity) }),
      ]
    : [];
  return (
    <SectionHead
      mark={<Crest crest={team.crest} name={team.name} size={44} person={team.crest === null} />}
      title={team.name}
      lead={[...champs.map((champ) => champ.name), ...where].filter(Boolean).join(' · ')}
    >
      <FavoriteStar kind="teams" id={team.id} name={team.name} />
      <nav className="tabs2" aria-label={team.name}>
        <NavLink to={teamPath(t.language, team)} end>
          {t('sections.team.matches')}
        </NavLink>
        <NavLink to={teamPath(t.language, team, 'info')}>{t('sections.team.info')}</NavLink>
      </nav>
    </SectionHead>
  );
}
