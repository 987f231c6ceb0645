import { MissingDetailsPage } from '../../features/office/missing-details-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/missing-details.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = loadOfficePage(args, 'office.clarify.title');
  const [fields, config] = await Promise.all([services.call('accountFields', {}), services.call('siteConfig', { query: { lng } })]);
  return { fields, countries: config.countries, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Clarify data (S137). */
export default function OfficeClarifyData({ loaderData }: Route.ComponentProps) {
  return <MissingDetailsPage fields={loaderData.fields} countries={loaderData.countries} />;
}
