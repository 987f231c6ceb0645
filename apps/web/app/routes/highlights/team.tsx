import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { redirect } from 'react-router';
import { TeamHeader } from '../../features/highlights/teams/team-header.tsx';
import { TeamStandingsCard } from '../../features/highlights/teams/team-standings-card.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { parseIdSegment, teamMatchPath, teamPath } from '../../shell/paths.ts';
import type { Route } from './+types/team.ts';
import { HighlightMatches } from './highlight-matches.tsx';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const teamId = parseIdSegment(params.team) ?? notFound();
  const statistics = await orErrorPage(services.call('getTeamStatistics', { query: { lng, teamId } }));
  const path = teamPath(lng, statistics.team);
  if (url.pathname !== encodeURI(path)) throw redirect(encodeURI(path), 301);
  const query = { lng, teams: String(teamId), count: 100 };
  const [live, line] = await Promise.all([
    orErrorPage(services.call('getGamesTeam', { bind: { kind: 'live' }, query })),
    orErrorPage(services.call('getGamesTeam', { bind: { kind: 'line' }, query })),
  ]);
  return {
    statistics: { ...statistics, players: [], lastGames: [], nextGames: [] },
    live: live.champs,
    line: line.champs,
    seo: buildSeo(services, path, {
      title: `${translate(lng, 'sections.team.title', { team: statistics.team.name })}`,
      description: translate(lng, 'sections.team.description', { team: statistics.team.name, n: live.total + line.total }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** All matches of a team in every championship, with where it stands (S069). */
export default function Team({ loaderData: { statistics, live, line } }: Route.ComponentProps) {
  const t = useTranslator();
  const { team, sport } = statistics;
  return (
    <>
      <TeamHeader team={team} venue={statistics.venue} champs={statistics.champs} />
      <TeamStandingsCard statistics={statistics} />
      <HighlightMatches
        live={live}
        line={line}
        sport={sport}
        title={t('sections.team.upcoming')}
        address={(language, match) => teamMatchPath(language, team, match)}
      />
    </>
  );
}
