import { EmailLogin } from '../../../features/security/email-login.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/email-login.ts';
import { SecurityScreen } from './security-screen.tsx';

export const loader = (args: Route.LoaderArgs) => loadSecurityPage(args, 'email-login');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Signing in by e-mail, on or off (S162). */
export default function OfficeSecurityEmailLogin({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="email-login" overview={overview}>
      <EmailLogin overview={overview} />
    </SecurityScreen>
  );
}
