import '../features/payments/payments.css';
import { useTexts } from '@touchline/ui/texts';
import { OfficePage } from '../features/office/office-page.tsx';
import { PaymentRequests } from '../features/payments/payment-requests.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-payment-requests.ts';

/** As many as a page of the call holds: nobody has more on the way at once. */
const MOST = 50;

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_payment_requests');
  const [{ payments }, { reversible }] = await Promise.all([
    services.call('payments', { query: { state: 'open', count: MOST } }),
    services.call('deduceData', {}),
  ]);
  return { payments, reversible, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Payment requests (S146). */
export default function OfficePaymentRequests({ loaderData: { payments, reversible } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('office.page.office_payment_requests')} lead={t('payment.requests.lead')}>
      <PaymentRequests payments={payments} reversible={reversible} />
    </OfficePage>
  );
}
