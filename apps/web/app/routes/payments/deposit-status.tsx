import '../../features/registration/registration.css';
import '../../features/payments/payments.css';
import { translate } from '@touchline/i18n/translate';
import { PaymentStatusView } from '../../features/payments/payment-status-view.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/deposit-status.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  // The provider's page comes back with the payment in the query.
  const id = new URL(request.url).searchParams.get('payment') ?? notFound();
  const payment = await orErrorPage(services.call('paymentStatus', { params: { id } }));
  return {
    payment: payment.direction === 'deposit' ? payment : notFound(),
    seo: buildSeo(
      services,
      `/${lng}/deposit/status`,
      { title: `${translate(lng, 'deposit.title')}`, description: translate(lng, 'deposit.redirect') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The page that the player comes back to from the provider's page. */
export default function DepositStatus({ loaderData }: Route.ComponentProps) {
  return (
    <section className="card narrow-page">
      <PaymentStatusView loaded={loaderData.payment} />
    </section>
  );
}
