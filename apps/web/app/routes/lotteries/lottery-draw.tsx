import { translate } from '@touchline/i18n/translate';
import { DrawPage } from '../../features/lotteries/draw-page.tsx';
import { lotteryDrawPath } from '../../features/lotteries/lottery-paths.ts';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/lottery-draw.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const drawId = addressId(params.draw) ?? notFound();
  const draw = await orErrorPage(services.call('lotteryDraw', { params: { drawId } }));
  return {
    draw,
    seo: buildSeo(services, lotteryDrawPath(lng, drawId), {
      title: `${translate(lng, `lotteries.name.${draw.lottery}`)} · ${translate(lng, 'lotteries.draw', { n: draw.number })}`,
      description: translate(lng, 'lotteries.proof.promise.text'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The result of a draw and its check (S229). */
export default function LotteryDraw({ loaderData: { draw } }: Route.ComponentProps) {
  return <DrawPage draw={draw} />;
}
