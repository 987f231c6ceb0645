import '../../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { RulesPage } from '../../features/toto/rules-page.tsx';
import { totoRulesPath } from '../../features/toto/toto-paths.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/toto-rules.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    seo: buildSeo(services, totoRulesPath(lng), {
      title: `${translate(lng, 'toto.rules.title')}`,
      description: translate(lng, 'toto.rules.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The rules of the pools (S234). */
export default RulesPage;
