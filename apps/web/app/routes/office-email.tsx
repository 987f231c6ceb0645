import { ChangeEmail } from '../features/security/change-email.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { PasswordField } from '../features/session/password-field.tsx';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-email.ts';

export const loader = (args: Route.LoaderArgs) => readSecurity(args, 'email');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Change of the e-mail address (S163). */
export default function OfficeEmail({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="email" overview={overview}>
      <ChangeEmail overview={overview} password={(field) => <PasswordField {...field} />} />
    </SecurityScreen>
  );
}
