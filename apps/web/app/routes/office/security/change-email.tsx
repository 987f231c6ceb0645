import { ChangeEmail } from '../../../features/security/change-email.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { PasswordField } from '../../../features/session/password-field.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/change-email.ts';
import { SecurityScreen } from './security-screen.tsx';

export const loader = (args: Route.LoaderArgs) => loadSecurityPage(args, 'email');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Change of the e-mail address (S163). */
export default function OfficeEmail({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="email" overview={overview}>
      <ChangeEmail overview={overview} password={(field) => <PasswordField {...field} />} />
    </SecurityScreen>
  );
}
