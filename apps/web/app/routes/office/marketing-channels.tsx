import { MarketingChannelsPage } from '../../features/office/marketing-channels-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/marketing-channels.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_settings_mailing');
  const [settings, security] = await Promise.all([services.call('playerSettings', {}), services.call('securityOverview', {})]);
  return { settings: settings.attributes.settings, email: security.email, phone: security.phone, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Settings: mailing (S168). */
export default function OfficeMailing({ loaderData: { settings, email, phone } }: Route.ComponentProps) {
  return <MarketingChannelsPage settings={settings} email={email} phone={phone} />;
}
