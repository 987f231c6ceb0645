import { AccountSettingsPage } from '../../features/office/account-settings-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/account-settings.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_settings_account');
  const [settings, security] = await Promise.all([services.call('playerSettings', {}), services.call('securityOverview', {})]);
  return { settings: settings.attributes.settings, email: security.email, phone: security.phone, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Settings: account (S166). */
export default function OfficeSettingsAccount({ loaderData: { settings, email, phone } }: Route.ComponentProps) {
  return <AccountSettingsPage settings={settings} email={email} phone={phone} />;
}
