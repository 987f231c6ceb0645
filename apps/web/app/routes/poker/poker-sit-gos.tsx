import { translate } from '@touchline/i18n/translate';
import { sitGosPath } from '../../features/casino/poker/poker-paths.ts';
import { SitGoLobbyPage } from '../../features/casino/poker/sit-go/sit-go-lobby-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/poker-sit-gos.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    ...(await services.call('pokerSitGos', {})),
    seo: buildSeo(services, sitGosPath(lng), {
      title: `${translate(lng, 'poker.sit-go.title')} · ${translate(lng, 'poker.rooms')}`,
      description: translate(lng, 'poker.sit-go.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The lobby of sit-and-gos (S228). */
export default function PokerSitGos({ loaderData: { sitGos, ownRate } }: Route.ComponentProps) {
  return <SitGoLobbyPage loaded={{ sitGos, ownRate }} />;
}
