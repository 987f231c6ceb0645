import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { TournamentPage } from '../../features/statistics/pages/tournament-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-esports.ts';

/** Cyber (S207): sport, tournament, season; another sport than 85, 89 and 144 is no page (R013). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const statistics = await orErrorPage(
    services.call('getCyberStatistics', {
      query: { lng, sportId: Number(params.sport), tournamentId: Number(params.tournament), seasonId: Number(params.season) },
    }),
  );
  return { statistics, seo: buildSeo(services, url.pathname, statisticsTexts(lng, statistics.stage.champ.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsCyber({ loaderData }: Route.ComponentProps) {
  return <TournamentPage statistics={loaderData.statistics} page="cyber" />;
}
