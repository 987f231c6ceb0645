import '../../features/bets/bets.css';
import { PaymentReceipt } from '../../features/payments/payment-receipt.tsx';
import { orErrorPage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office/office-loader.ts';
import type { Route } from './+types/paycheck.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'payment-query.receipt.title');
  const payment = await orErrorPage(services.call('paymentStatus', { params: { id: args.params.payment } }));
  return { payment, playerId: services.player?.id ?? '', seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Paycheck: the receipt of a payment (S145). */
export default function OfficePaycheck({ loaderData: { payment, playerId } }: Route.ComponentProps) {
  return <PaymentReceipt payment={payment} playerId={playerId} />;
}
