import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { TeamPage } from '../../features/statistics/pages/team-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-team.ts';

/** Team (S200): sport, team (R006). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const statistics = await orErrorPage(
    services.call('getTeamStatistics', { query: { lng, sportId: Number(params.sport ?? 0), teamId: Number(params.team) } }),
  );
  return { statistics, seo: buildSeo(services, url.pathname, statisticsTexts(lng, statistics.team.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsTeam({ loaderData }: Route.ComponentProps) {
  return <TeamPage statistics={loaderData.statistics} />;
}
