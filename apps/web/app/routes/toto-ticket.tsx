import '../features/bets/bets.css';
import '../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { TicketPage } from '../features/toto/ticket-page.tsx';
import { numberOf, totoTicketPath } from '../features/toto/toto-paths.ts';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/toto-ticket.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const ticketId = numberOf(params.ticket) ?? notFound();
  const title = translate(lng, 'toto.ticket', { id: ticketId });
  return {
    ...(await orPage(services.call('totoTicket', { params: { ticketId }, query: { lng } }))),
    seo: seoOf(services.publicOrigin, totoTicketPath(lng, ticketId), { title: `${title} · Touchline`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The receipt of a ticket (S234). */
export default function TotoTicket({ loaderData }: Route.ComponentProps) {
  return <TicketPage ticket={loaderData.ticket} sheet={loaderData.sheet} />;
}
