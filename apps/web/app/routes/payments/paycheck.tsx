import '../../features/bets/bets.css';
import { data } from 'react-router';
import { PaymentReceipt } from '../../features/payments/payment-receipt.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import { loadOfficePage } from '../office/office-loader.ts';
import type { Route } from './+types/paycheck.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, seo } = loadOfficePage(args, 'payment-query.receipt.title');
  const { payment: id } = args.params;
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(id)) throw data(null, 404);
  const payment = await services.call('paymentStatus', { params: { id } }).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'not_found' ? data(null, 404) : error;
  });
  return { payment, playerId: services.player?.id ?? '', seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Paycheck: the receipt of a payment (S145). */
export default function OfficePaycheck({ loaderData: { payment, playerId } }: Route.ComponentProps) {
  return <PaymentReceipt payment={payment} playerId={playerId} />;
}
