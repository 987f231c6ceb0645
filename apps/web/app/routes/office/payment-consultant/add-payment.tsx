import '../../../features/support/payment-queries/payment-queries.css';
import { PAYMENT_TOPICS } from '@touchline/contract/support/payment-query-enums';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { AddPayment } from '../../../features/support/payment-queries/add-payment.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/add-payment.ts';
import { loadPaymentQuery } from './load-payment-query.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'payment-query.items.add');
  const query = await loadPaymentQuery(services, args.params.request);
  const { direction } = PAYMENT_TOPICS[query.topic];
  const { payments } = await services.call('payments', { query: { direction, count: 50 } });
  const known = new Set(query.payments.map(({ payment }) => payment?.id));
  return { threadId: query.thread.id, payments: payments.filter(({ id }) => !known.has(id)), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Payments for a request (S183). */
export default function OfficeAddPayment({ loaderData: { threadId, payments } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage
      title={t('payment-query.items.add')}
      lead={t('payment-query.items.add.lead')}
      above={`office/payment-consultant/${threadId}`}
    >
      <AddPayment threadId={threadId} payments={payments} />
    </OfficePage>
  );
}
