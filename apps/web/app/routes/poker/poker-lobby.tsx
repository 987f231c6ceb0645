import { translate } from '@touchline/i18n/translate';
import { useSearchParams } from 'react-router';
import { parsePokerFilter } from '../../features/casino/poker/lobby/lobby-filter.ts';
import { PokerLobbyPage } from '../../features/casino/poker/lobby/poker-lobby-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { pokerPath } from '../../shell/paths.ts';
import type { Route } from './+types/poker-lobby.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    ...(await services.call('pokerTables', {})),
    seo: buildSeo(services, pokerPath(lng), { title: `${translate(lng, 'poker.rooms')}`, description: translate(lng, 'poker.lead') }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The lobby of the poker rooms (S119, S228). */
export default function PokerLobby({ loaderData: { tables } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <PokerLobbyPage tables={tables} filter={parsePokerFilter(search)} />;
}
