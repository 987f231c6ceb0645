import { PhoneActivation } from '../features/security/phone-activation.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/office-phone-activate.ts';

export async function loader(args: Route.LoaderArgs) {
  const security = await readSecurity(args, 'phone-activation');
  const { phone } = await args.context.get(servicesContext).call('accountData', {});
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
