import '../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
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
  return {
    filter,
    loaded: await services.call('betsHistory', { body: { ...historyBody(filter, zone, lng), count: PAGE } }),
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
  return <BetsPage filter={loaderData.filter} loaded={loaderData.loaded} />;
}
