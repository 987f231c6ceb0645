import { translate } from '@touchline/i18n/translate';
import { casinoFairnessPath } from '../../features/casino/casino-paths.ts';
import { FairnessPage } from '../../features/casino/fairness/fairness-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-fairness.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const own = services.player ? await services.call('casinoSeeds', {}) : { seeds: null, spent: [] };
  return {
    ...own,
    seo: buildSeo(services, casinoFairnessPath(lng), {
      title: `${translate(lng, 'casino.fair.title')}`,
      description: translate(lng, 'casino.fair.promise.text'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** How rounds are kept fair, and the player's own seeds. */
export default function CasinoFairness({ loaderData: { seeds, spent } }: Route.ComponentProps) {
  return <FairnessPage seeds={seeds} spent={spent} />;
}
