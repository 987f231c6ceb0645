import '../../features/bets/bets.css';
import '../../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { TicketPage } from '../../features/toto/ticket-page.tsx';
import { totoTicketPath } from '../../features/toto/toto-paths.ts';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/toto-ticket.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const ticketId = addressId(params.ticket) ?? notFound();
  const title = translate(lng, 'toto.ticket', { id: ticketId });
  return {
    ...(await orErrorPage(services.call('totoTicket', { params: { ticketId }, query: { lng } }))),
    seo: buildSeo(services, totoTicketPath(lng, ticketId), { title: `${title}`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The receipt of a ticket (S234). */
export default function TotoTicket({ loaderData }: Route.ComponentProps) {
  return <TicketPage ticket={loaderData.ticket} sheet={loaderData.sheet} />;
}
