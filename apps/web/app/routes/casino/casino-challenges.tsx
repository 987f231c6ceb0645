import { translate } from '@touchline/i18n/translate';
import { casinoChallengesPath } from '../../features/casino/casino-paths.ts';
import { ChallengesPage } from '../../features/casino/challenges/challenges-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-challenges.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    ...(await services.call('casinoChallenges', {})),
    seo: buildSeo(services, casinoChallengesPath(lng), {
      title: `${translate(lng, 'challenges.title')}`,
      description: translate(lng, 'challenges.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Daily challenges of the casino (S232). */
export default function CasinoChallenges({ loaderData: { day, offered, started, challenges } }: Route.ComponentProps) {
  return <ChallengesPage key={day} day={day} offered={offered} started={started} challenges={challenges} />;
}
