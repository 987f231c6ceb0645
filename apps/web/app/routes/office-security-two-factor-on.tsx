import { useTexts } from '@touchline/ui/texts';
import { QrCode } from '../features/coupon/qr-code.tsx';
import { readSecurity } from '../features/security/read-security.ts';
import { TwoFactorOn } from '../features/security/two-factor-on.tsx';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-security-two-factor-on.ts';

export const loader = (args: Route.LoaderArgs) => readSecurity(args, 'two-factor-on');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Two-factor sign-in is switched on (S159). */
export default function OfficeSecurityTwoFactorOn({ loaderData: { overview } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <SecurityScreen page="two-factor-on" overview={overview}>
      <TwoFactorOn overview={overview} qr={(text) => <QrCode text={text} label={t('security.two-factor-on.qr')} />} />
    </SecurityScreen>
  );
}
