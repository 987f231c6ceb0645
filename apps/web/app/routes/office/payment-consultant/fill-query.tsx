import '../../../features/support/support.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { FillForm } from '../../../features/support/payment-queries/fill-form.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/fill-query.ts';
import { loadPaymentQuery } from './load-payment-query.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'payment-query.fill.query.title');
  const { thread, asked } = await loadPaymentQuery(services, args.params.request);
  return { threadId: thread.id, asked, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Details of a request as a whole (S185). */
export default function OfficeFillQuery({ loaderData: { threadId, asked } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage
      title={t('payment-query.fill.query.title')}
      lead={t('payment-query.fill.query.lead')}
      above={`office/payment-consultant/${threadId}`}
    >
      <FillForm threadId={threadId} itemId={null} asked={asked} />
    </OfficePage>
  );
}
