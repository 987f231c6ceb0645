import '../../features/bets/bets.css';
import { translate } from '@touchline/i18n/translate';
import { BookRoundPage } from '../../features/casino/books/book-round-page.tsx';
import { casinoRoundPath } from '../../features/casino/casino-paths.ts';
import { RoundPage } from '../../features/casino/fairness/round-page.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, orNull, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/casino-round.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const round = addressId(params.round) ?? notFound();
  const title = translate(lng, 'casino.receipt.number', { id: round });
  // Rounds of the house's own games and of books and weights are numbered together.
  const own = await orErrorPage(orNull(services.call('casinoRound', { params: { round } }), ['casino_round_unknown']));
  return {
    round: own,
    book: own ? null : await orErrorPage(services.call('bookRound', { params: { round } })),
    seo: buildSeo(services, casinoRoundPath(lng, round), { title: `${title}`, description: title }, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The receipt of a round. */
export default function CasinoRound({ loaderData }: Route.ComponentProps) {
  const { round, book } = loaderData;
  if (round) return <RoundPage round={round} />;
  return book ? <BookRoundPage round={book} /> : null;
}
