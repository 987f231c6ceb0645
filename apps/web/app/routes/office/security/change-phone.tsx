import { PhoneField } from '../../../features/phones/phone-field.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { PhoneChange } from '../../../features/security/phone/phone-change.tsx';
import { loaderContext } from '../../../shell/loaders/loader-context.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/change-phone.ts';
import { SecurityScreen } from './security-screen.tsx';

export async function loader(args: Route.LoaderArgs) {
  const security = await loadSecurityPage(args, 'phone-change');
  const { countryId } = await args.context.get(loaderContext).call('accountData', {});
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
