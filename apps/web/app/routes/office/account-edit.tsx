import { AccountEditPage } from '../../features/office/account-edit-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/account-edit.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = loadOfficePage(args, 'office.edit.title');
  const fields = await services.call('accountFields', {});
  const [data, regions, cities] = await Promise.all([
    services.call('accountData', {}),
    services.call('regions', { query: { country_id: fields.country_id, lng } }),
    fields.region_id === null ? [] : services.call('cities', { query: { region_id: fields.region_id, lng } }),
  ]);
  return { fields, countryName: data.countryName, regions, cities, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Account edit (S124). */
export default function OfficeAccountEdit({ loaderData: { fields, countryName, regions, cities } }: Route.ComponentProps) {
  return <AccountEditPage fields={fields} countryName={countryName} regions={regions} loadedCities={cities} />;
}
