import { MailingPage } from '../features/office/mailing-page.tsx';
import { officeRoute } from '../office-route.ts';
import { metaTags } from '../seo.ts';
import type { Route } from './+types/office-mailing.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = officeRoute(args, 'office.page.office_settings_mailing');
  const [settings, security] = await Promise.all([services.call('playerSettings', {}), services.call('securityOverview', {})]);
  return { settings: settings.attributes.settings, email: security.email, phone: security.phone, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Settings: mailing (S168). */
export default function OfficeMailing({ loaderData: { settings, email, phone } }: Route.ComponentProps) {
  return <MailingPage settings={settings} email={email} phone={phone} />;
}
