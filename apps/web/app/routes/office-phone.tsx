import { PhoneField } from '../features/phones/phone-field.tsx';
import { PhoneAdd } from '../features/security/phone-add.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/office-phone.ts';

export async function loader(args: Route.LoaderArgs) {
  const security = await readSecurity(args, 'phone-add');
  const { countryId } = await args.context.get(servicesContext).call('accountData', {});
  return { ...security, homeId: countryId };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The first phone of the account (S155). */
export default function OfficePhone({ loaderData: { overview, homeId } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="phone-add" overview={overview}>
      <PhoneAdd overview={overview} homeId={homeId} phoneField={(field) => <PhoneField {...field} />} />
    </SecurityScreen>
  );
}
