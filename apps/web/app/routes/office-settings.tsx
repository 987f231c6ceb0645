import { useTexts } from '@touchline/ui/texts';
import { useRouteLoaderData } from 'react-router';
import { CookieCard } from '../features/consent/cookie-card.tsx';
import { OfficePage } from '../features/office/office-page.tsx';
import { SettingsForm } from '../features/settings/settings-form.tsx';
import { officeRoute } from '../office-route.ts';
import type { loader as rootLoader } from '../root.tsx';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-settings.ts';

export function loader(args: Route.LoaderArgs) {
  return { seo: officeRoute(args, 'office.page.office_settings').seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Settings (S152): how the site is drawn on this device, as guests have it at /settings. */
export default function OfficeSettings() {
  const t = useTexts();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <OfficePage title={t('settings.title')} lead={t('settings.lead')}>
      <SettingsForm path="office/settings" />
      <CookieCard initial={root?.consent ?? null} />
    </OfficePage>
  );
}
