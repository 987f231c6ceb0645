import { translate } from '@touchline/i18n/translate';
import { bingoGamePath } from '../../features/bingo/bingo-paths.ts';
import { GamePage } from '../../features/bingo/game-page.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/bingo-game.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const gameId = addressId(params.game) ?? notFound();
  const { game, sold } = await orErrorPage(services.call('bingoGame', { params: { bingoGameId: gameId } }));
  return {
    game,
    sold,
    seo: buildSeo(services, bingoGamePath(lng, gameId), {
      title: `${translate(lng, `bingo.name.${game.room}`)} · ${translate(lng, 'bingo.game', { n: game.number })}`,
      description: translate(lng, 'bingo.proof.promise.text'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A game of bingo and its check (S227). */
export default function BingoGame({ loaderData: { game, sold } }: Route.ComponentProps) {
  return <GamePage game={game} sold={sold} />;
}
