import { readFrameOptions } from '@touchline/client/statistics-frame-address';
import { StagePage } from '../features/statistics/stage-page.tsx';
import { statisticsTexts } from '../features/statistics/statistics-seo.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-stage.ts';

/** Stage (S202): sport, stage, table type in `tt`; where no stage has the id, the stage of the game that has it (R008). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const { tableType } = readFrameOptions(url.searchParams);
  const id = Number(params.stage);
  const query = { lng, sportId: Number(params.sport ?? 0), ...(tableType === undefined ? {} : { tt: tableType }) };
  const stage = await services
    .call('getStage', { query: { ...query, stageId: id } })
    .catch(() => orPage(services.call('getStage', { query: { ...query, gameId: id } })));
  return { stage, seo: seoOf(services.publicOrigin, url.pathname, statisticsTexts(lng, stage.champ.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsStage({ loaderData }: Route.ComponentProps) {
  return <StagePage stage={loaderData.stage} />;
}
