import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { BingoHeader } from '../../features/bingo/bingo-header.tsx';
import { bingoTicketsPath } from '../../features/bingo/bingo-paths.ts';
import { PurchaseList } from '../../features/bingo/purchase-list.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { NextPageLink } from '../../shell/page/next-page-link.tsx';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/bingo-tickets.ts';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const before = addressId(url.searchParams.get('before'));
  return {
    ...(await services.call('bingoTickets', { query: before ? { before } : {} })),
    seo: buildSeo(
      services,
      bingoTicketsPath(lng),
      { title: `${translate(lng, 'bingo.tickets.title')}`, description: translate(lng, 'bingo.tickets.empty.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The player's tickets (S227), newest first. */
export default function BingoTickets({ loaderData: { purchases, next } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <>
      <BingoHeader title={t('bingo.tickets.title')} />
      <PurchaseList purchases={purchases} />
      <NextPageLink to={next === null ? null : `?before=${next}`} />
    </>
  );
}
