import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { translate } from '@touchline/i18n/translate';
import { ActivationLinkResult } from '../../features/activation/activation-link-result.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/activation.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const query = new URL(request.url).searchParams;
  return {
    // A link that was cut off on its way ends like one that was used: the page says so.
    id: query.get('id') ?? '',
    token: query.get('token') ?? '',
    signedIn: services.player !== null,
    seo: buildSeo(
      services,
      `/${lng}/activation`,
      { title: `${translate(lng, 'activation.title')}`, description: translate(lng, 'activation.why') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The page behind the link of an activation letter. */
export default function ActivationPage({ loaderData: { id, token, signedIn } }: Route.ComponentProps) {
  return (
    <section className="card narrow-page">
      <ActivationLinkResult id={id} token={token} signedIn={signedIn} />
    </section>
  );
}
