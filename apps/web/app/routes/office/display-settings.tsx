import { useTranslator } from '@touchline/ui/translator-context';
import { useRouteLoaderData } from 'react-router';
import { CookieSettingsCard } from '../../features/consent/cookie-settings-card.tsx';
import { OfficePage } from '../../features/office/office-page.tsx';
import { SettingsForm } from '../../features/settings/settings-form.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/display-settings.ts';
import { loadOfficePage } from './office-loader.ts';

export function loader(args: Route.LoaderArgs) {
  return { seo: loadOfficePage(args, 'office.page.office_settings').seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Settings (S152): how the site is drawn on this device, as guests have it at /settings. */
export default function OfficeSettings() {
  const t = useTranslator();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <OfficePage title={t('settings.title')} lead={t('settings.lead')}>
      <SettingsForm path="office/settings" />
      <CookieSettingsCard initial={root?.consent ?? null} />
    </OfficePage>
  );
}
