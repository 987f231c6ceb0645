import { PhoneField } from '../features/phones/phone-field.tsx';
import { PhoneChange } from '../features/security/phone-change.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/office-phone-change.ts';

export async function loader(args: Route.LoaderArgs) {
  const security = await readSecurity(args, 'phone-change');
  const { countryId } = await args.context.get(servicesContext).call('accountData', {});
  return { ...security, homeId: countryId };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Change of the phone (S157). */
export default function OfficePhoneChange({ loaderData: { overview, homeId } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="phone-change" overview={overview}>
      <PhoneChange overview={overview} homeId={homeId} phoneField={(field) => <PhoneField {...field} />} />
    </SecurityScreen>
  );
}
