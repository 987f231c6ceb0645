import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { LotteriesHeader } from '../../features/lotteries/lotteries-header.tsx';
import { lotteryTicketsPath } from '../../features/lotteries/lottery-paths.ts';
import { TicketList } from '../../features/lotteries/ticket-list.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { NextPageLink } from '../../shell/page/next-page-link.tsx';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/lottery-tickets.ts';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const before = addressId(url.searchParams.get('before'));
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
      <NextPageLink to={next === null ? null : `?before=${next}`} />
    </>
  );
}
