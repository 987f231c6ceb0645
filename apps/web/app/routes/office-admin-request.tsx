import '../features/support/support.css';
import { useTexts } from '@touchline/ui/texts';
import { OfficePage } from '../features/office/office-page.tsx';
import { AdminRequestForm } from '../features/support/admin-request-form.tsx';
import { SentRequests } from '../features/support/sent-requests.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-admin-request.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_admin_request');
  const requests = await services.call('playerRequests', {});
  return { requests: requests.filter(({ kind }) => kind === 'admin'), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Request to the administration (S150). */
export default function OfficeAdminRequest({ loaderData: { requests } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('office.page.office_admin_request')} lead={t('support.admin.lead')}>
      <AdminRequestForm />
      <SentRequests requests={requests} none={t('support.admin.none')} noneText={t('support.admin.none.text')} />
    </OfficePage>
  );
}
