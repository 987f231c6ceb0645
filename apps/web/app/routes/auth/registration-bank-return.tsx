import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { translate } from '@touchline/i18n/translate';
import { BankReturn } from '../../features/registration/bank-return.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/registration-bank-return.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    orderId: new URL(request.url).searchParams.get('order') ?? notFound(),
    seo: buildSeo(
      services,
      `/${lng}/registration/bank`,
      { title: `${translate(lng, 'registration.title')}`, description: translate(lng, 'registration.kind.pay-and-play.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The page to which the bank of a pay-and-play registration sends the player back (S198). */
export default function RegistrationBank({ loaderData }: Route.ComponentProps) {
  return (
    <section className="card narrow-page">
      <BankReturn orderId={loaderData.orderId} />
    </section>
  );
}
