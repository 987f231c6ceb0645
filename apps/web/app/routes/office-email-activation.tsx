import { EmailActivation } from '../features/security/email-activation.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-email-activation.ts';

export const loader = (args: Route.LoaderArgs) => readSecurity(args, 'email-activation');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Activation of the e-mail address (S164). */
export default function OfficeEmailActivation({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="email-activation" overview={overview}>
      <EmailActivation overview={overview} />
    </SecurityScreen>
  );
}
