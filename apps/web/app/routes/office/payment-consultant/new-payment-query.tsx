import '../../../features/support/payment-queries/payment-queries.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { NewQueryForm } from '../../../features/support/payment-queries/new-query-form.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/new-payment-query.ts';

/** As many as fit the choice of a page; older ones are reached from their receipts. */
const SHOWN = 50;

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_payment_consultant_create_by_topic');
  const wanted = new URL(args.request.url).searchParams.get('payment');
  const { payments } = await services.call('payments', { query: { count: SHOWN } });
  const listed = payments.find(({ id }) => id === wanted);
  const wished =
    listed ??
    (wanted !== null && /^[A-Za-z0-9_-]{8,64}$/.test(wanted)
      ? await services.call('paymentStatus', { params: { id: wanted } }).catch(() => null)
      : null);
  return { payments: wished && !listed ? [wished, ...payments] : payments, wished, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A new request to the payment consultant, by its topic (S182). */
export default function OfficeNewPaymentQuery({ loaderData: { payments, wished } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage
      title={t('office.page.office_payment_consultant_create_by_topic')}
      lead={t('payment-query.lead')}
      above="office/payment-consultant"
    >
      <NewQueryForm payments={payments} wished={wished} />
    </OfficePage>
  );
}
