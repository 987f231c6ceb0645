import { AccountPage } from '../../features/office/account-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/account.ts';
import { loadOfficePage } from './office-loader.ts';
import { readAddressNames } from './read-address-names.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, lng, seo } = loadOfficePage(args, 'office.page.office_account');
  const [data, fields, security, identification, balance] = await Promise.all([
    services.call('accountData', {}),
    services.call('accountFields', {}),
    services.call('securityOverview', {}),
    services.call('identificationConfig', {}),
    services.call('userBalance', {}),
  ]);
  return {
    account: { data, fields, place: await readAddressNames(services, lng, fields), security, identity: identification.status, balance },
    seo,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Account (S123). */
export default function OfficeAccount({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData.account} />;
}
