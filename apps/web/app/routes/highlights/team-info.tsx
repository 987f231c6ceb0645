import { translate } from '@touchline/i18n/translate';
import { redirect } from 'react-router';
import { TeamAthletes } from '../../features/highlights/teams/team-athletes.tsx';
import { TeamHeader } from '../../features/highlights/teams/team-header.tsx';
import { TeamPast } from '../../features/highlights/teams/team-past.tsx';
import { TeamStandingsCard } from '../../features/highlights/teams/team-standings-card.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { parseIdSegment, teamPath } from '../../shell/paths.ts';
import type { Route } from './+types/team-info.ts';

/** The players who played most. */
const PLAYERS = 25;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const teamId = parseIdSegment(params.team) ?? notFound();
  const statistics = await orErrorPage(services.call('getTeamStatistics', { query: { lng, teamId } }));
  const path = teamPath(lng, statistics.team, 'info');
  if (url.pathname !== encodeURI(path)) throw redirect(encodeURI(path), 301);
  return {
    statistics: { ...statistics, players: statistics.players.slice(0, PLAYERS) },
    seo: buildSeo(services, path, {
      title: `${translate(lng, 'sections.team.info-title', { team: statistics.team.name })}`,
      description: translate(lng, 'sections.team.info-description', { team: statistics.team.name }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Facts of a team's games: results, what comes, its players (S071). */
export default function TeamInfo({ loaderData: { statistics } }: Route.ComponentProps) {
  return (
    <>
      <TeamHeader team={statistics.team} venue={statistics.venue} champs={statistics.champs} />
      <TeamStandingsCard statistics={statistics} />
      <TeamPast statistics={statistics} />
      <TeamAthletes players={statistics.players} />
    </>
  );
}
