import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { LotteriesHeader } from '../../features/lotteries/lotteries-header.tsx';
import { idOf, lotteryTicketsPath } from '../../features/lotteries/lottery-paths.ts';
import { TicketList } from '../../features/lotteries/ticket-list.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/lottery-tickets.ts';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const before = idOf(url.searchParams.get('before'));
  return {
    ...(await services.call('lotteryTickets', { query: before ? { before } : {} })),
    seo: buildSeo(
      services,
      lotteryTicketsPath(lng),
      { title: `${translate(lng, 'lotteries.tickets.title')}`, description: translate(lng, 'lotteries.tickets.empty.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's tickets (S229), newest first. */
export default function LotteryTickets({ loaderData: { tickets, next } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <>
      <LotteriesHeader title={t('lotteries.tickets.title')} />
      <TicketList tickets={tickets} />
      {next === null ? null : (
        <Link className={buttonClass('plain', 'md', true)} to={`?before=${next}`}>
          {t('action.show-more')}
        </Link>
      )}
    </>
  );
}
