import { EmailSubscriptionPage } from '../../features/office/email-subscription-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/email-subscription.ts';
import { loadOfficePage } from './office-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'office.page.office_email_subscription');
  const [settings, security] = await Promise.all([services.call('playerSettings', {}), services.call('securityOverview', {})]);
  return { settings: settings.attributes.settings, email: security.email, confirmed: security.email_confirmed, seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** E-mail subscription (S179). */
export default function OfficeEmailSubscription({ loaderData: { settings, email, confirmed } }: Route.ComponentProps) {
  return <EmailSubscriptionPage settings={settings} email={email} confirmed={confirmed} />;
}
