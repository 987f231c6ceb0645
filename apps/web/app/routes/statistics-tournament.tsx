import { statisticsTexts } from '../features/statistics/statistics-seo.ts';
import { TournamentPage } from '../features/statistics/tournament-page.tsx';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-tournament.ts';

/** Tournament (S203): sport, tournament, season (R009). Two numbers are a sport and its tournament. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const { sport = '0', tournament, season = '0' } = params as { sport?: string; tournament: string; season?: string };
  const query = { lng, sportId: Number(sport), tournamentId: Number(tournament), seasonId: Number(season) };
  const statistics = await orPage(services.call('getTournamentStatistics', { query }));
  return { statistics, seo: seoOf(services.publicOrigin, url.pathname, statisticsTexts(lng, statistics.stage.champ.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsTournament({ loaderData }: Route.ComponentProps) {
  return <TournamentPage statistics={loaderData.statistics} page="tournament" />;
}
