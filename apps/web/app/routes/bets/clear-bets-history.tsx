import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { ClearHistoryPage } from '../../features/bets/clear-history-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/clear-bets-history.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const title = translate(lng, 'bets.page.clear');
  return {
    seo: buildSeo(services, `/${lng}/bets/clear`, { title: `${title}`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Bets history cleared (S175). */
export default function BetsClear() {
  return <ClearHistoryPage />;
}
