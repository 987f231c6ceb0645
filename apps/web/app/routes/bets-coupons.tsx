import '../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { BetsFrame } from '../features/bets/bets-frame.tsx';
import { CouponHistory } from '../features/coupon/coupon-history-page.tsx';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/bets-coupons.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const title = translate(lng, 'bets.page.coupons');
  return {
    past: await services.call('couponHistory', { query: { lng } }),
    seo: seoOf(services.publicOrigin, `/${lng}/bets/coupons`, { title: `${title} · Touchline`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Coupons of the last days, sent and saved. */
export default function BetsCoupons({ loaderData }: Route.ComponentProps) {
  return (
    <BetsFrame page="coupons">
      <CouponHistory days={loaderData.past.days} coupons={loaderData.past.coupons} />
    </BetsFrame>
  );
}
