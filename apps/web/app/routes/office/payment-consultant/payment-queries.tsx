import '../../../features/support/support.css';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { QueryList } from '../../../features/support/payment-queries/query-list.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { newPaymentQueryPath } from '../../../shell/payment-query-paths.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/payment-queries.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_payment_consultant_requests');
  return { queries: await services.call('paymentQueries', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Requests to the payment consultant (S181). */
export default function OfficePaymentQueries({ loaderData: { queries } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage
      title={t('office.page.office_payment_consultant_requests')}
      lead={t('payment-query.lead')}
      acts={
        <Link className={buttonClass('brand', 'sm')} to={newPaymentQueryPath(t.language)}>
          <Icon name="plus" size="s" />
          {t('payment-query.new')}
        </Link>
      }
    >
      <QueryList queries={queries} />
    </OfficePage>
  );
}
