import { translate } from '@touchline/i18n/translate';
import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { GraphPage } from '../../features/statistics/pages/graph-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-odds-graph.ts';

/** Coefficient graph (S206): game or permanent id, view of prices (R012). The market is the query's, the main one where it names none. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const gameId = Number(params.game);
  const coefView = Number(params.view ?? 0);
  const market = url.searchParams.get('market');
  const [graph, status] = await Promise.all([
    orErrorPage(
      services.call('getPriceGraph', {
        query: { lng, gameId, coefViewId: coefView, ...(market ? { marketId: Number(market) } : {}), points: 400 },
      }),
    ),
    orErrorPage(services.call('getStatisticStatus', { query: { lng, gameId } })),
  ]);
  const running =
    status.where === 'result' ? null : await services.call('getGame', { bind: { kind: 'line' }, query: { lng, gameId } }).catch(() => null);
  const name = graph.away ? translate(lng, 'common.vs', { home: graph.home.name, away: graph.away.name }) : graph.home.name;
  return {
    graph,
    coefView,
    sport: status.sport,
    game: running ? { kind: running.kind, sport: running.sport, champName: running.champView.name } : null,
    seo: buildSeo(services, url.pathname, statisticsTexts(lng, name), false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsGraph({ loaderData }: Route.ComponentProps) {
  const { graph, coefView, game, sport } = loaderData;
  return <GraphPage graph={graph} coefView={coefView} game={game} sport={sport} />;
}
