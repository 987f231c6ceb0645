import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { BetsFrame } from '../../features/bets/bets-frame.tsx';
import { CouponHistory } from '../../features/coupon/sharing/coupon-history-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/coupon-history.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const title = translate(lng, 'bets.page.coupons');
  return {
    past: await services.call('couponHistory', { query: { lng } }),
    seo: buildSeo(services, `/${lng}/bets/coupons`, { title: `${title}`, description: title }, false),
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
