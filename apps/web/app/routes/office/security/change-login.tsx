import { ChangeLogin } from '../../../features/security/change-login.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/change-login.ts';
import { SecurityScreen } from './security-screen.tsx';

export const loader = (args: Route.LoaderArgs) => loadSecurityPage(args, 'login');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Change of the login (S135). */
export default function OfficeSecurityLogin({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="login" overview={overview}>
      <ChangeLogin overview={overview} />
    </SecurityScreen>
  );
}
