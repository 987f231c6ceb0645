import { parseFrameOptions } from '@touchline/client/frames/statistics-frame-address';
import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { StagePage } from '../../features/statistics/pages/stage-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-stage.ts';

/** Stage (S202): sport, stage, table type in `tt`; where no stage has the id, the stage of the game that has it (R008). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { tableType } = parseFrameOptions(url.searchParams);
  const id = Number(params.stage);
  const query = { lng, sportId: Number(params.sport ?? 0), ...(tableType === undefined ? {} : { tt: tableType }) };
  const stage = await services
    .call('getStage', { query: { ...query, stageId: id } })
    .catch(() => orErrorPage(services.call('getStage', { query: { ...query, gameId: id } })));
  return { stage, seo: buildSeo(services, url.pathname, statisticsTexts(lng, stage.champ.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsStage({ loaderData }: Route.ComponentProps) {
  return <StagePage stage={loaderData.stage} />;
}
