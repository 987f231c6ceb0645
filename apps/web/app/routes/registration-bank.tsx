import '../features/registration/registration.css';
import '../features/block/block.css';
import { translate } from '@touchline/i18n/translate';
import { BankReturn } from '../features/registration/bank-return.tsx';
import { languageOf, notFound } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/registration-bank.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  return {
    orderId: new URL(request.url).searchParams.get('order') ?? notFound(),
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/registration/bank`,
      { title: `${translate(lng, 'registration.title')} · Touchline`, description: translate(lng, 'registration.kind.pay-and-play.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Where the bank of a pay-and-play registration sends the player back to (S198). */
export default function RegistrationBank({ loaderData }: Route.ComponentProps) {
  return (
    <section className="card narrow">
      <BankReturn orderId={loaderData.orderId} />
    </section>
  );
}
