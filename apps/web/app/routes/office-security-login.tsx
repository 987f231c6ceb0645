import { ChangeLogin } from '../features/security/change-login.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-security-login.ts';

export const loader = (args: Route.LoaderArgs) => readSecurity(args, 'login');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Change of the login (S135). */
export default function OfficeSecurityLogin({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="login" overview={overview}>
      <ChangeLogin overview={overview} />
    </SecurityScreen>
  );
}
