import { translate } from '@touchline/i18n/translate';
import { useTexts } from '@touchline/ui/texts';
import { redirect } from 'react-router';
import { idOf, teamGamePath, teamPath } from '../addresses.ts';
import { TeamHead } from '../features/sections/team-head.tsx';
import { TeamStanding } from '../features/sections/team-standing.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { SectionMatches } from '../section-matches.tsx';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/team.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const teamId = idOf(params.team) ?? notFound();
  const statistics = await orPage(services.call('getTeamStatistics', { query: { lng, teamId } }));
  const path = teamPath(lng, statistics.team);
  if (url.pathname !== encodeURI(path)) throw redirect(encodeURI(path), 301);
  const query = { lng, teams: String(teamId), count: 100 };
  const [live, line] = await Promise.all([
    orPage(services.call('getGamesTeam', { bind: { kind: 'live' }, query })),
    orPage(services.call('getGamesTeam', { bind: { kind: 'line' }, query })),
  ]);
  return {
    statistics: { ...statistics, players: [], lastGames: [], nextGames: [] },
    live: live.champs,
    line: line.champs,
    seo: seoOf(services.publicOrigin, path, {
      title: `${translate(lng, 'sections.team.title', { team: statistics.team.name })} · Touchline`,
      description: translate(lng, 'sections.team.description', { team: statistics.team.name, n: live.total + line.total }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** All matches of a team in every championship, with where it stands (S069). */
export default function Team({ loaderData: { statistics, live, line } }: Route.ComponentProps) {
  const t = useTexts();
  const { team, sport } = statistics;
  return (
    <>
      <TeamHead team={team} venue={statistics.venue} champs={statistics.champs} />
      <TeamStanding statistics={statistics} />
      <SectionMatches
        live={live}
        line={line}
        sport={sport}
        title={t('sections.team.upcoming')}
        address={(language, match) => teamGamePath(language, team, match)}
      />
    </>
  );
}
