import '../../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { TicketCard } from '../../features/toto/ticket-card.tsx';
import { TotoHeader } from '../../features/toto/toto-header.tsx';
import { totoTicketsPath } from '../../features/toto/toto-paths.ts';
import { usePlayerEvents } from '../../live/player-events.ts';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { NextPageLink } from '../../shell/page/next-page-link.tsx';
import { totoPath } from '../../shell/paths.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/toto-tickets.ts';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const before = addressId(url.searchParams.get('before'));
  return {
    ...(await services.call('totoTickets', { query: before ? { before } : {} })),
    seo: buildSeo(
      services,
      totoTicketsPath(lng),
      { title: `${translate(lng, 'toto.tickets.title')}`, description: translate(lng, 'toto.tickets.empty.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's tickets (S234), newest first. */
export default function TotoTickets({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { tickets, next } = loaderData;
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'toto') void revalidate();
  });
  return (
    <>
      <TotoHeader title={t('toto.tickets.title')} />
      {tickets.length === 0 ? (
        <Card>
          <EmptyState title={t('toto.tickets.empty.title')} text={t('toto.tickets.empty.text')}>
            <Link className={buttonClass('brand')} to={totoPath(t.language)}>
              {t('toto.play')}
            </Link>
          </EmptyState>
        </Card>
      ) : (
        tickets.map((ticket) => <TicketCard key={ticket.ticketId} ticket={ticket} />)
      )}
      <NextPageLink to={next === null ? null : `?before=${next}`} />
    </>
  );
}
