import '../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { ReceiptPage } from '../features/bets/receipt-page.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/bet-receipt.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const betId = /^\d{1,19}$/.test(params.bet) ? params.bet : notFound();
  const words = { id: betId };
  return {
    bet: await orPage(services.call('betDetail', { params: { betId }, query: { lng } })),
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/bets/${betId}`,
      { title: `${translate(lng, 'bets.receipt.of', words)} · Touchline`, description: translate(lng, 'bets.receipt.of', words) },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The receipt of one bet. */
export default function BetReceipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage bet={loaderData.bet} />;
}
