import { translate } from '@touchline/i18n/translate';
import { casinoLivePath } from '../../features/casino/casino-paths.ts';
import { LiveLobbyPage } from '../../features/casino/live/live-lobby-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-live.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    seo: buildSeo(services, casinoLivePath(lng), {
      title: `${translate(lng, 'casino.live.title')}`,
      description: translate(lng, 'casino.live.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The lobby of live tables (S226). */
export default function CasinoLive() {
  return <LiveLobbyPage />;
}
