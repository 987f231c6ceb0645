import '../features/registration/registration.css';
import '../features/block/block.css';
import { translate } from '@touchline/i18n/translate';
import { ActivationLink } from '../features/activation/activation-link.tsx';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/activation.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const query = new URL(request.url).searchParams;
  return {
    // A link that was cut off on its way ends like one that was used: the page says so.
    id: query.get('id') ?? '',
    token: query.get('token') ?? '',
    signedIn: services.player !== null,
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/activation`,
      { title: `${translate(lng, 'activation.title')} · Touchline`, description: translate(lng, 'activation.why') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The page behind the link of an activation letter. */
export default function ActivationPage({ loaderData: { id, token, signedIn } }: Route.ComponentProps) {
  return (
    <section className="card narrow">
      <ActivationLink id={id} token={token} signedIn={signedIn} />
    </section>
  );
}
