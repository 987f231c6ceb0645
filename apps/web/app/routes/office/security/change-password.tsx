import { ChangePassword } from '../../../features/security/change-password.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { PasswordField } from '../../../features/session/password-field.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/change-password.ts';
import { SecurityScreen } from './security-screen.tsx';

export const loader = (args: Route.LoaderArgs) => loadSecurityPage(args, 'password');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Change of the password (S134). */
export default function OfficeSecurityPassword({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="password" overview={overview}>
      <ChangePassword password={(field) => <PasswordField {...field} />} />
    </SecurityScreen>
  );
}
