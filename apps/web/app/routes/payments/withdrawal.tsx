import '../../features/payments/payments.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../features/office/office-page.tsx';
import { WithdrawalCards } from '../../features/payments/withdrawal-cards.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office/office-loader.ts';
import type { Route } from './+types/withdrawal.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_deduce');
  return { data: await services.call('getWithdrawalOptions', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Withdrawal (S138). */
export default function Withdrawal({ loaderData: { data } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('office.page.office_deduce')} lead={t('withdrawal.lead')}>
      <WithdrawalCards data={data} />
    </OfficePage>
  );
}
