import '../../../features/support/support.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../../features/office/office-page.tsx';
import { AdminRequestForm } from '../../../features/support/admin-request-form.tsx';
import { SentRequestList } from '../../../features/support/sent-request-list.tsx';
import { metaTags } from '../../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office-loader.ts';
import type { Route } from './+types/admin-request.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_admin_request');
  const requests = await services.call('getPlayerMessages', {});
  return { requests: requests.filter(({ kind }) => kind === 'admin'), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Request to the administration (S150). */
export default function OfficeAdminRequest({ loaderData: { requests } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('office.page.office_admin_request')} lead={t('support.admin.lead')}>
      <AdminRequestForm />
      <SentRequestList requests={requests} none={t('support.admin.none')} noneText={t('support.admin.none.text')} />
    </OfficePage>
  );
}
