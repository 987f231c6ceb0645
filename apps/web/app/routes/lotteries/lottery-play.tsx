import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import { translate } from '@touchline/i18n/translate';
import { lotteryOf, lotteryPath } from '../../features/lotteries/lottery-paths.ts';
import { PlayPage } from '../../features/lotteries/play-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/lottery-play.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const key = lotteryOf(params.lottery) ?? notFound();
  const { lotteries } = await services.call('lotteries', {});
  return {
    view: lotteries.find(({ lottery }) => lottery === key) ?? notFound(),
    seo: buildSeo(services, lotteryPath(lng, key), {
      title: `${translate(lng, `lotteries.name.${key}`)} · ${translate(lng, 'lotteries.title')}`,
      description: translate(lng, `lotteries.what.${key}`),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The slip of a lottery (S229). */
export default function LotteryPlay({ loaderData: { view } }: Route.ComponentProps) {
  return <PlayPage key={view.lottery} lottery={LOTTERIES[view.lottery]} view={view} />;
}
