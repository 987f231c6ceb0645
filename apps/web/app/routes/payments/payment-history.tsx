import '../../features/payments/payments.css';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../features/office/office-page.tsx';
import { PaymentHistory } from '../../features/payments/payment-history.tsx';
import { parsePaymentsFilter, paymentsQuery } from '../../features/payments/payments-filter.ts';
import { callAddress } from '../../shell/api/call-address.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { parsePreferences } from '../../shell/preferences/preferences.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { loadOfficePage } from '../office/office-loader.ts';
import type { Route } from './+types/payment-history.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_payment_history');
  const { zone } = parsePreferences(args.request.headers.get('cookie'));
  const filter = parsePaymentsFilter(new URL(args.request.url).searchParams);
  return { filter, loaded: await services.call('payments', { query: paymentsQuery(filter, zone) }), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Payment history (S139). */
export default function OfficePaymentHistory({ loaderData: { filter, loaded } }: Route.ComponentProps) {
  const t = useTranslator();
  const { zone } = usePreferences();
  return (
    <OfficePage
      title={t('office.page.office_payment_history')}
      lead={t('payment.history.lead')}
      acts={
        <a
          className={buttonClass('ghost', 'xs')}
          href={callAddress('paymentsExport', { query: paymentsQuery(filter, zone) })}
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
