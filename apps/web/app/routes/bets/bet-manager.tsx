import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { BetManagerPage } from '../../features/bets/manage/bet-manager-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/bet-manager.ts';
import { BetCouponProvider } from './bet-coupon-provider.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const title = translate(lng, 'bets.page.manager');
  return {
    loaded: await services.call('getOpenBetsWithCashOut', { query: { lng } }),
    seo: buildSeo(services, `/${lng}/bets/manager`, { title: `${title}`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Interactive manager (S173). */
export default function BetsManager({ loaderData }: Route.ComponentProps) {
  return (
    <BetCouponProvider>
      <BetManagerPage loaded={loaderData.loaded} />
    </BetCouponProvider>
  );
}
