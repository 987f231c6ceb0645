import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { PhoneActivation } from '../../../features/security/phone/phone-activation.tsx';
import { loaderContext } from '../../../shell/loaders/loader-context.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/confirm-phone.ts';
import { SecurityScreen } from './security-screen.tsx';

export async function loader(args: Route.LoaderArgs) {
  const security = await loadSecurityPage(args, 'phone-activation');
  const { phone } = await args.context.get(loaderContext).call('accountData', {});
  return { ...security, phone };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Activation of the phone (S156). */
export default function OfficePhoneActivate({ loaderData: { overview, phone } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="phone-activation" overview={overview}>
      <PhoneActivation overview={overview} phone={phone} />
    </SecurityScreen>
  );
}
