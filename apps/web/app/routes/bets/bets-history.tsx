import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { historyBody, parseMatchFilter } from '../../features/bets/bets-filter.ts';
import { BetsPage } from '../../features/bets/bets-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { parsePreferences } from '../../shell/preferences/preferences.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/bets-history.ts';
import { BetCouponProvider } from './bet-coupon-provider.tsx';

const PAGE = 20;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const { zone } = parsePreferences(request.headers.get('cookie'));
  const filter = parseMatchFilter(new URL(request.url).searchParams);
  const listed = filter.tab === 'open' || filter.tab === 'settled';
  const [loaded, auto, bids] = await Promise.all([
    listed ? services.call('betsHistory', { body: { ...historyBody(filter, zone, lng), count: PAGE } }) : { bets: [], next: null },
    filter.tab === 'auto' ? services.call('autoBets', { query: { lng } }) : { autoBets: [] },
    filter.tab === 'bids' ? services.call('bids', { query: { lng } }) : { bids: [] },
  ]);
  return {
    filter,
    loaded,
    autoBets: auto.autoBets,
    bids: bids.bids,
    seo: buildSeo(
      services,
      `/${lng}/bets`,
      { title: `${translate(lng, 'bets.title')}`, description: translate(lng, 'bets.login.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Bets history (S126). */
export default function Bets({ loaderData }: Route.ComponentProps) {
  const { filter, loaded, autoBets, bids } = loaderData;
  return (
    <BetCouponProvider>
      <BetsPage filter={filter} loaded={loaded} autoBets={autoBets} bids={bids} />
    </BetCouponProvider>
  );
}
