import '../features/privacy/privacy.css';
import { useTexts } from '@touchline/ui/texts';
import { OfficePage } from '../features/office/office-page.tsx';
import { CopyCard } from '../features/privacy/copy-card.tsx';
import { EraseCard } from '../features/privacy/erase-card.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-privacy.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_settings_privacy');
  return { state: await services.call('privacyState', {}), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** My data: a copy of it, and erasure. */
export default function OfficePrivacy({ loaderData: { state } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('office.page.office_settings_privacy')} lead={t('privacy.lead')} above="office/settings">
      <CopyCard copy={state.copy} />
      <EraseCard hindrances={state.hindrances} />
    </OfficePage>
  );
}
