import { useTranslator } from '@touchline/ui/translator-context';
import { QrCode } from '../../../features/coupon/sharing/qr-code.tsx';
import { EnableTwoFactor } from '../../../features/security/enable-two-factor.tsx';
import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/two-factor-enable.ts';
import { SecurityScreen } from './security-screen.tsx';

export const loader = (args: Route.LoaderArgs) => loadSecurityPage(args, 'two-factor-on');

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Two-factor sign-in is switched on (S159). */
export default function OfficeSecurityTwoFactorOn({ loaderData: { overview } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <SecurityScreen page="two-factor-on" overview={overview}>
      <EnableTwoFactor overview={overview} qr={(text) => <QrCode text={text} label={t('security.two-factor-on.qr')} />} />
    </SecurityScreen>
  );
}
