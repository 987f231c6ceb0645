import '../../features/payments/payments.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../features/office/office-page.tsx';
import { PendingPayments } from '../../features/payments/pending-payments.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office/office-loader.ts';
import type { Route } from './+types/pending-payments.ts';

/** As many as a page of the call holds: nobody has more on the way at once. */
const MAX = 50;

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_payment_requests');
  const [{ payments }, { reversible }] = await Promise.all([
    services.call('payments', { query: { state: 'open', count: MAX } }),
    services.call('getWithdrawalOptions', {}),
  ]);
  return { payments, reversible, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Payment requests (S146). */
export default function OfficePaymentRequests({ loaderData: { payments, reversible } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('office.page.office_payment_requests')} lead={t('payment.requests.lead')}>
      <PendingPayments payments={payments} reversible={reversible} />
    </OfficePage>
  );
}
