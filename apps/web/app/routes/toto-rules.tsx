import '../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { RulesPage } from '../features/toto/rules-page.tsx';
import { totoRulesPath } from '../features/toto/toto-paths.ts';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/toto-rules.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  return {
    seo: seoOf(services.publicOrigin, totoRulesPath(lng), {
      title: `${translate(lng, 'toto.rules.title')} · Touchline`,
      description: translate(lng, 'toto.rules.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The rules of the pools (S234). */
export default RulesPage;
