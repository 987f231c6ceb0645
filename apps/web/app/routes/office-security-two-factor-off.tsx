import { readSecurity } from '../features/security/read-security.ts';
import { TwoFactorOff } from '../features/security/two-factor-off.tsx';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-security-two-factor-off.ts';

export const loader = (args: Route.LoaderArgs) => readSecurity(args, 'two-factor-off');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Two-factor sign-in is switched off (S160). */
export default function OfficeSecurityTwoFactorOff({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="two-factor-off" overview={overview}>
      <TwoFactorOff overview={overview} />
    </SecurityScreen>
  );
}
