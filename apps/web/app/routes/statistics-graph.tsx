import { GraphPage } from '../features/statistics/graph-page.tsx';
import { statisticsTexts } from '../features/statistics/statistics-seo.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-graph.ts';

/** Coefficient graph (S206): game or permanent id, view of prices (R012). The market is the query's, the main one where it names none. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const gameId = Number(params.game);
  const coefView = Number(params.view ?? 0);
  const market = url.searchParams.get('market');
  const [graph, status] = await Promise.all([
    orPage(
      services.call('getPriceGraph', {
        query: { lng, gameId, coefViewId: coefView, ...(market ? { marketId: Number(market) } : {}), points: 400 },
      }),
    ),
    orPage(services.call('getStatisticStatus', { query: { lng, gameId } })),
  ]);
  const running =
    status.where === 'result' ? null : await services.call('getGame', { bind: { kind: 'line' }, query: { lng, gameId } }).catch(() => null);
  const name = graph.away ? `${graph.home.name} – ${graph.away.name}` : graph.home.name;
  return {
    graph,
    coefView,
    sport: status.sport,
    game: running ? { kind: running.kind, sport: running.sport, champName: running.champView.name } : null,
    seo: seoOf(services.publicOrigin, url.pathname, statisticsTexts(lng, name), false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsGraph({ loaderData }: Route.ComponentProps) {
  const { graph, coefView, game, sport } = loaderData;
  return <GraphPage graph={graph} coefView={coefView} game={game} sport={sport} />;
}
