import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { ReceiptPage } from '../../features/bets/receipt-page.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/bet-receipt.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const betId = addressId(params.bet) ?? notFound();
  const words = { id: betId };
  return {
    bet: await orErrorPage(services.call('betDetail', { params: { betId }, query: { lng } })),
    seo: buildSeo(
      services,
      `/${lng}/bets/${betId}`,
      { title: `${translate(lng, 'bets.receipt.of', words)}`, description: translate(lng, 'bets.receipt.of', words) },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The receipt of one bet. */
export default function BetReceipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage bet={loaderData.bet} />;
}
