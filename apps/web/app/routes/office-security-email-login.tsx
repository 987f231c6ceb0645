import { EmailLogin } from '../features/security/email-login.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-security-email-login.ts';

export const loader = (args: Route.LoaderArgs) => readSecurity(args, 'email-login');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Signing in by e-mail, on or off (S162). */
export default function OfficeSecurityEmailLogin({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="email-login" overview={overview}>
      <EmailLogin overview={overview} />
    </SecurityScreen>
  );
}
