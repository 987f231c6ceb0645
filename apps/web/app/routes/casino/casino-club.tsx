import { translate } from '@touchline/i18n/translate';
import { casinoClubPath } from '../../features/casino/casino-paths.ts';
import { ClubPage } from '../../features/casino/club/club-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-club.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    club: await services.call('casinoClub', {}),
    seo: buildSeo(services, casinoClubPath(lng), {
      title: `${translate(lng, 'club.title')}`,
      description: translate(lng, 'club.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The casino's VIP club (S231). */
export default function CasinoClub({ loaderData: { club } }: Route.ComponentProps) {
  return <ClubPage {...club} />;
}
