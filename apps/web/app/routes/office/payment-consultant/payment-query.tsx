import '../../../features/support/support.css';
import '../../../features/support/payment-queries/payment-queries.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { QueryPayments } from '../../../features/support/payment-queries/query-payments.tsx';
import { TicketView } from '../../../features/support/ticket-view.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/payment-query.ts';
import { loadPaymentQuery } from './load-payment-query.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_payment_consultant_requests');
  return { query: await loadPaymentQuery(services, args.params.request), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A request with its payments and what was written (S183). */
export default function OfficePaymentQuery({ loaderData: { query } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage
      title={t('payment-query.title', { id: query.thread.id })}
      lead={t(`payment-query.topic.${query.topic}`)}
      above="office/payment-consultant"
    >
      <QueryPayments query={query} />
      <TicketView key={query.thread.id} talk={query} />
    </OfficePage>
  );
}
