import { redirect } from 'react-router';
import { informationPath } from '../addresses.ts';
import { InformationArticle } from '../features/information/information-article.tsx';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/information.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  // The specification's slugs are the addresses (S022); this one stood here before.
  if (params.page === 'terms') throw redirect(informationPath(lng, 'confirmTerms'), 301);
  const page = await orPage(services.call('informationPage', { params: { slug: params.page }, query: { lng } }));
  return {
    page,
    seo: seoOf(services.publicOrigin, `/${lng}/information/${page.slug}`, {
      title: `${page.title} · Touchline`,
      description: page.sections[0]?.paragraphs[0] ?? page.title,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The terms, the betting rules, the privacy policy (S022, S005, S015). */
export default function Information({ loaderData }: Route.ComponentProps) {
  return <InformationArticle page={loaderData.page} />;
}
