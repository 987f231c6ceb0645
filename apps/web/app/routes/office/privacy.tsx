import '../../features/privacy/privacy.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from '../../features/office/office-page.tsx';
import { DataExportCard } from '../../features/privacy/data-export-card.tsx';
import { EraseAccountCard } from '../../features/privacy/erase-account-card.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/privacy.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_settings_privacy');
  return { state: await services.call('privacyState', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** My data: a copy of it, and erasure. */
export default function OfficePrivacy({ loaderData: { state } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('office.page.office_settings_privacy')} lead={t('privacy.lead')} above="office/settings">
      <DataExportCard copy={state.copy} />
      <EraseAccountCard blockers={state.blockers} />
    </OfficePage>
  );
}
