import '../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { BetCouponProvider } from '../bet-coupon-provider.tsx';
import { PowerPage } from '../features/bets/power-page.tsx';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/bets-power.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const title = translate(lng, 'bets.page.power-bet');
  return {
    loaded: await services.call('betsManager', { query: { lng } }),
    seo: seoOf(services.publicOrigin, `/${lng}/bets/power-bet`, { title: `${title} · Touchline`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Power bet (S177). */
export default function BetsPower({ loaderData }: Route.ComponentProps) {
  return (
    <BetCouponProvider>
      <PowerPage loaded={loaderData.loaded} />
    </BetCouponProvider>
  );
}
