import '../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { ClearPage } from '../features/bets/clear-page.tsx';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/bets-clear.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const title = translate(lng, 'bets.page.clear');
  return {
    seo: seoOf(services.publicOrigin, `/${lng}/bets/clear`, { title: `${title} · Touchline`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Bets history cleared (S175). */
export default function BetsClear() {
  return <ClearPage />;
}
