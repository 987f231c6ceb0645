import { DisableTwoFactor } from '../../../features/security/disable-two-factor.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/two-factor-disable.ts';
import { SecurityScreen } from './security-screen.tsx';

export const loader = (args: Route.LoaderArgs) => loadSecurityPage(args, 'two-factor-off');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Two-factor sign-in is switched off (S160). */
export default function OfficeSecurityTwoFactorOff({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="two-factor-off" overview={overview}>
      <DisableTwoFactor overview={overview} />
    </SecurityScreen>
  );
}
