import '../../../features/support/support.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { FillForm } from '../../../features/support/payment-queries/fill-form.tsx';
import { notFound } from '../../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/fill-payment.ts';
import { loadPaymentQuery } from './load-payment-query.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'payment-query.fill.title');
  const { thread, payments } = await loadPaymentQuery(services, args.params.request);
  const item = payments.find(({ id }) => id === args.params.item) ?? notFound();
  return { threadId: thread.id, itemId: item.id, asked: item.asked, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Details of one payment of a request (S184). */
export default function OfficeFillPayment({ loaderData: { threadId, itemId, asked } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('payment-query.fill.title')} lead={t('payment-query.fill.lead')} above={`office/payment-consultant/${threadId}`}>
      <FillForm threadId={threadId} itemId={itemId} asked={asked} />
    </OfficePage>
  );
}
