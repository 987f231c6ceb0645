import '../features/registration/registration.css';
import '../features/payments/payments.css';
import { translate } from '@touchline/i18n/translate';
import { PaymentStatusView } from '../features/payments/payment-status-view.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/deposit-status.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  // The provider's page comes back with the payment in the query.
  const id = new URL(request.url).searchParams.get('payment') ?? notFound();
  const payment = await orPage(services.call('paymentStatus', { params: { id } }));
  return {
    payment: payment.direction === 'deposit' ? payment : notFound(),
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/deposit/status`,
      { title: `${translate(lng, 'deposit.title')} · Touchline`, description: translate(lng, 'deposit.redirect') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Where the player comes back to from the provider's page. */
export default function DepositStatus({ loaderData }: Route.ComponentProps) {
  return (
    <section className="card narrow">
      <PaymentStatusView loaded={loaderData.payment} />
    </section>
  );
}
