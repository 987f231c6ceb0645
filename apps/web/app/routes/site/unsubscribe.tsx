import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { translate } from '@touchline/i18n/translate';
import { EmailUnsubscribe } from '../../features/office/email-unsubscribe.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/unsubscribe.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const token = url.searchParams.get('token') ?? '';
  return {
    token,
    // A link that was cut off on its way is no defect of the page: it says so.
    subscription: await services.call('getEmailSubscription', { query: { token } }).catch(() => null),
    signedIn: services.player !== null,
    seo: buildSeo(
      services,
      `/${lng}/unsubscribe`,
      { title: `${translate(lng, 'office.end-letters.title')}`, description: translate(lng, 'office.end-letters.title') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The page behind the link at the foot of letters that nobody has to get; nobody has to be signed in for it. */
export default function Unsubscribe({ loaderData: { token, subscription, signedIn } }: Route.ComponentProps) {
  return (
    <section className="card narrow-page">
      <EmailUnsubscribe token={token} subscription={subscription} signedIn={signedIn} />
    </section>
  );
}
