import '../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { BetCouponProvider } from '../bet-coupon-provider.tsx';
import { ManagerPage } from '../features/bets/manager-page.tsx';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/bets-manager.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const title = translate(lng, 'bets.page.manager');
  return {
    loaded: await services.call('betsManager', { query: { lng } }),
    seo: seoOf(services.publicOrigin, `/${lng}/bets/manager`, { title: `${title} · Touchline`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Interactive manager (S173). */
export default function BetsManager({ loaderData }: Route.ComponentProps) {
  return (
    <BetCouponProvider>
      <ManagerPage loaded={loaderData.loaded} />
    </BetCouponProvider>
  );
}
