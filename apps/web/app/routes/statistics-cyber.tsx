import { statisticsTexts } from '../features/statistics/statistics-seo.ts';
import { TournamentPage } from '../features/statistics/tournament-page.tsx';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-cyber.ts';

/** Cyber (S207): sport, tournament, season; another sport than 85, 89 and 144 is no page (R013). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const statistics = await orPage(
    services.call('getCyberStatistics', {
      query: { lng, sportId: Number(params.sport), tournamentId: Number(params.tournament), seasonId: Number(params.season) },
    }),
  );
  return { statistics, seo: seoOf(services.publicOrigin, url.pathname, statisticsTexts(lng, statistics.stage.champ.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsCyber({ loaderData }: Route.ComponentProps) {
  return <TournamentPage statistics={loaderData.statistics} page="cyber" />;
}
