import { PhoneField } from '../../../features/phones/phone-field.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { AddPhoneForm } from '../../../features/security/phone/add-phone-form.tsx';
import { loaderContext } from '../../../shell/loaders/loader-context.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/add-phone.ts';
import { SecurityScreen } from './security-screen.tsx';

export async function loader(args: Route.LoaderArgs) {
  const security = await loadSecurityPage(args, 'phone-add');
  const { countryId } = await args.context.get(loaderContext).call('accountData', {});
  return { ...security, homeId: countryId };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The first phone of the account (S155). */
export default function OfficePhone({ loaderData: { overview, homeId } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="phone-add" overview={overview}>
      <AddPhoneForm overview={overview} homeId={homeId} phoneField={(field) => <PhoneField {...field} />} />
    </SecurityScreen>
  );
}
