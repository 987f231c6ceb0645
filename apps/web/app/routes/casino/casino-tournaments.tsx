import { translate } from '@touchline/i18n/translate';
import { casinoTournamentsPath } from '../../features/casino/casino-paths.ts';
import { TournamentsPage } from '../../features/casino/tournaments/tournaments-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-tournaments.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    ...(await services.call('casinoTournaments', { query: { lng } })),
    seo: buildSeo(services, casinoTournamentsPath(lng), {
      title: `${translate(lng, 'tournaments.title')}`,
      description: translate(lng, 'tournaments.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Tournaments of the casino (S230). */
export default function CasinoTournaments({ loaderData }: Route.ComponentProps) {
  return <TournamentsPage tournaments={loaderData.tournaments} />;
}
