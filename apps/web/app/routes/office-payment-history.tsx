import '../features/payments/payments.css';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useCaller } from '../caller-context.tsx';
import { OfficePage } from '../features/office/office-page.tsx';
import { PaymentHistory } from '../features/payments/payment-history.tsx';
import { paymentsQuery, readPaymentsFilter } from '../features/payments/payments-filter.ts';
import { officeRoute } from '../office-route.ts';
import { readPreferences } from '../preferences.ts';
import { usePreferences } from '../preferences-context.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-payment-history.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_payment_history');
  const { zone } = readPreferences(args.request.headers.get('cookie'));
  const filter = readPaymentsFilter(new URL(args.request.url).searchParams);
  return { filter, loaded: await services.call('payments', { query: paymentsQuery(filter, zone) }), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Payment history (S139). */
export default function OfficePaymentHistory({ loaderData: { filter, loaded } }: Route.ComponentProps) {
  const t = useTexts();
  const caller = useCaller();
  const { zone } = usePreferences();
  return (
    <OfficePage
      title={t('office.page.office_payment_history')}
      lead={t('payment.history.lead')}
      acts={
        <a
          className={buttonClass('ghost', 'xs')}
          href={caller.address('paymentsExport', { query: paymentsQuery(filter, zone) })}
          download="payments.csv"
          title={t('payment.history.csv.hint')}
        >
          <Icon name="download" size="xs" />
          {t('payment.history.csv')}
        </a>
      }
    >
      <PaymentHistory key={JSON.stringify(filter)} filter={filter} loaded={loaded} />
    </OfficePage>
  );
}
