import { EmailActivation } from '../../../features/security/email-activation.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/confirm-email.ts';
import { SecurityScreen } from './security-screen.tsx';

export const loader = (args: Route.LoaderArgs) => loadSecurityPage(args, 'email-activation');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Activation of the e-mail address (S164). */
export default function OfficeEmailActivation({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="email-activation" overview={overview}>
      <EmailActivation overview={overview} />
    </SecurityScreen>
  );
}
