import '../features/payments/payments.css';
import { useTexts } from '@touchline/ui/texts';
import { OfficePage } from '../features/office/office-page.tsx';
import { WithdrawalCards } from '../features/payments/withdrawal-cards.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-deduce.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_deduce');
  return { data: await services.call('deduceData', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Withdrawal (S138). */
export default function OfficeDeduce({ loaderData: { data } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('office.page.office_deduce')} lead={t('withdrawal.lead')}>
      <WithdrawalCards data={data} />
    </OfficePage>
  );
}
