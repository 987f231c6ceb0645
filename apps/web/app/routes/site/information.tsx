import { redirect } from 'react-router';
import { InformationArticle } from '../../features/information/information-article.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { informationPath } from '../../shell/paths.ts';
import type { Route } from './+types/information.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  // The specification's slugs are the addresses (S022); these stood here before, or are how its words are written in an address.
  if (['terms', 'confirm-terms', 'confirmterms'].includes(params.page)) throw redirect(informationPath(lng, 'confirmTerms'), 301);
  const page = await orErrorPage(services.call('informationPage', { params: { slug: params.page }, query: { lng } }));
  return {
    page,
    seo: buildSeo(services, `/${lng}/information/${page.slug}`, {
      title: `${page.title}`,
      description: page.sections[0]?.paragraphs[0] ?? page.title,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The terms, the betting rules, the privacy policy (S022, S005, S015). */
export default function Information({ loaderData }: Route.ComponentProps) {
  return <InformationArticle page={loaderData.page} />;
}
