import { translate } from '@touchline/i18n/translate';
import { redirect } from 'react-router';
import { idOf, teamPath } from '../addresses.ts';
import { TeamHead } from '../features/sections/team-head.tsx';
import { TeamPast } from '../features/sections/team-past.tsx';
import { TeamPlayers } from '../features/sections/team-players.tsx';
import { TeamStanding } from '../features/sections/team-standing.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/team-info.ts';

/** The players who played most. */
const PLAYERS = 25;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const teamId = idOf(params.team) ?? notFound();
  const statistics = await orPage(services.call('getTeamStatistics', { query: { lng, teamId } }));
  const path = teamPath(lng, statistics.team, 'info');
  if (url.pathname !== encodeURI(path)) throw redirect(encodeURI(path), 301);
  return {
    statistics: { ...statistics, players: statistics.players.slice(0, PLAYERS) },
    seo: seoOf(services.publicOrigin, path, {
      title: `${translate(lng, 'sections.team.info-title', { team: statistics.team.name })} · Touchline`,
      description: translate(lng, 'sections.team.info-description', { team: statistics.team.name }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** What is known of a team's games: results, what comes, its players (S071). */
export default function TeamInfo({ loaderData: { statistics } }: Route.ComponentProps) {
  return (
    <>
      <TeamHead team={statistics.team} venue={statistics.venue} champs={statistics.champs} />
      <TeamStanding statistics={statistics} />
      <TeamPast statistics={statistics} />
      <TeamPlayers players={statistics.players} />
    </>
  );
}
