import '../../../features/identification/identification.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { loadIdentificationPage } from '../../../features/identification/read-identification.ts';
import { Verification } from '../../../features/identification/verification.tsx';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/account-verification.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadIdentificationPage(args, 'verification');
  const [verification, account] = await Promise.all([services.call('accountVerification', {}), services.call('accountData', {})]);
  return { verification, hasEmail: account.email !== null, hasPhone: account.phone !== null, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Account verification (S178). */
export default function OfficeVerification({ loaderData: { verification, hasEmail, hasPhone } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('identification.verification.title')} lead={t('identification.verification.lead')} above="office/identification">
      <Verification verification={verification} hasEmail={hasEmail} hasPhone={hasPhone} />
    </OfficePage>
  );
}
