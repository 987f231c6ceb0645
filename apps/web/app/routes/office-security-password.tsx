import { ChangePassword } from '../features/security/change-password.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { PasswordField } from '../features/session/password-field.tsx';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-security-password.ts';

export const loader = (args: Route.LoaderArgs) => readSecurity(args, 'password');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Change of the password (S134). */
export default function OfficeSecurityPassword({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="password" overview={overview}>
      <ChangePassword password={(field) => <PasswordField {...field} />} />
    </SecurityScreen>
  );
}
