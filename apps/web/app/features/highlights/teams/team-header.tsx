import type { CompetitorView } from '@touchline/contract/line/shapes';
import type { TeamStatistics } from '@touchline/contract/statistics/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { FavoriteButton } from '../../../live/favorite-button.tsx';
import { teamPath } from '../../../shell/paths.ts';
import { HighlightHeader } from '../highlight-header.tsx';

/** The top of a team's pages: its crest, where it plays, and its two pages. */
export function TeamHeader({ team, venue, champs }: { readonly team: CompetitorView } & Pick<TeamStatistics, 'venue' | 'champs'>) {
  const t = useTranslator();
  const where = venue
    ? [
        venue.name,
        venue.city === '' || venue.name.includes(venue.city) ? '' : venue.city,
        venue.capacity === null ? '' : t('sections.team.capacity', { n: formatNumber(t.language, venue.capacity) }),
      ]
    : [];
  return (
    <HighlightHeader
      mark={<Crest crest={team.crest} name={team.name} size={44} person={team.crest === null} />}
      title={team.name}
      lead={[...champs.map((champ) => champ.name), ...where].filter(Boolean).join(' · ')}
    >
      <FavoriteButton kind="teams" id={team.id} name={team.name} />
      <nav className="section-tabs" aria-label={team.name}>
        <NavLink to={teamPath(t.language, team)} end>
          {t('sections.team.matches')}
        </NavLink>
        <NavLink to={teamPath(t.language, team, 'info')}>{t('sections.team.info')}</NavLink>
      </nav>
    </HighlightHeader>
  );
}
