import '../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { BetCouponProvider } from '../bet-coupon-provider.tsx';
import { historyBody, readFilter } from '../features/bets/bets-filter.ts';
import { BetsPage } from '../features/bets/bets-page.tsx';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { readPreferences } from '../preferences.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/bets.ts';

const PAGE = 20;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const { zone } = readPreferences(request.headers.get('cookie'));
  const filter = readFilter(new URL(request.url).searchParams);
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
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/bets`,
      { title: `${translate(lng, 'bets.title')} · Touchline`, description: translate(lng, 'bets.login.text') },
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
