import { ClarifyPage } from '../features/office/clarify-page.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-clarify-data.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = officeRoute(args, 'office.clarify.title');
  const [fields, config] = await Promise.all([services.call('accountFields', {}), services.call('siteConfig', { query: { lng } })]);
  return { fields, countries: config.countries, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Clarify data (S137). */
export default function OfficeClarifyData({ loaderData }: Route.ComponentProps) {
  return <ClarifyPage fields={loaderData.fields} countries={loaderData.countries} />;
}
