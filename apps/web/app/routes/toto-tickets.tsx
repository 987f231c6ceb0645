import '../features/toto/toto.css';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { Link, useRevalidator } from 'react-router';
import { totoPath } from '../addresses.ts';
import { TicketCard } from '../features/toto/ticket-card.tsx';
import { TotoHead } from '../features/toto/toto-head.tsx';
import { numberOf, totoTicketsPath } from '../features/toto/toto-paths.ts';
import { usePersonalNews } from '../live/personal-news.ts';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/toto-tickets.ts';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const before = numberOf(url.searchParams.get('before') ?? undefined);
  return {
    ...(await services.call('totoTickets', { query: before ? { before } : {} })),
    seo: seoOf(
      services.publicOrigin,
      totoTicketsPath(lng),
      { title: `${translate(lng, 'toto.tickets.title')} · Touchline`, description: translate(lng, 'toto.tickets.empty.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's tickets (S234), newest first. */
export default function TotoTickets({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { tickets, next } = loaderData;
  const { revalidate } = useRevalidator();
  usePersonalNews((news) => {
    if (news.kind === 'toto') void revalidate();
  });
  return (
    <>
      <TotoHead title={t('toto.tickets.title')} />
      {tickets.length === 0 ? (
        <Card>
          <Empty title={t('toto.tickets.empty.title')} text={t('toto.tickets.empty.text')}>
            <Link className={buttonClass('brand')} to={totoPath(t.language)}>
              {t('toto.play')}
            </Link>
          </Empty>
        </Card>
      ) : (
        tickets.map((ticket) => <TicketCard key={ticket.ticketId} ticket={ticket} />)
      )}
      {next === null ? null : (
        <Link className={buttonClass('plain', 'md', true)} to={`?before=${next}`}>
          {t('action.show-more')}
        </Link>
      )}
    </>
  );
}
