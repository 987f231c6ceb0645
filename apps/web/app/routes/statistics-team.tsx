import { statisticsTexts } from '../features/statistics/statistics-seo.ts';
import { TeamPage } from '../features/statistics/team-page.tsx';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-team.ts';

/** Team (S200): sport, team (R006). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const statistics = await orPage(
    services.call('getTeamStatistics', { query: { lng, sportId: Number(params.sport ?? 0), teamId: Number(params.team) } }),
  );
  return { statistics, seo: seoOf(services.publicOrigin, url.pathname, statisticsTexts(lng, statistics.team.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsTeam({ loaderData }: Route.ComponentProps) {
  return <TeamPage statistics={loaderData.statistics} />;
}
