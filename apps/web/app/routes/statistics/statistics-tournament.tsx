import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { TournamentPage } from '../../features/statistics/pages/tournament-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-tournament.ts';

/** Tournament (S203): sport, tournament, season (R009). Two numbers are a sport and its tournament. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { sport = '0', tournament, season = '0' } = params as { sport?: string; tournament: string; season?: string };
  const query = { lng, sportId: Number(sport), tournamentId: Number(tournament), seasonId: Number(season) };
  const statistics = await orErrorPage(services.call('getTournamentStatistics', { query }));
  return { statistics, seo: buildSeo(services, url.pathname, statisticsTexts(lng, statistics.stage.champ.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsTournament({ loaderData }: Route.ComponentProps) {
  return <TournamentPage statistics={loaderData.statistics} page="tournament" />;
}
