import '../../features/casino/lobby/lobby.css';
import '../../features/provider-games/provider-games.css';
import { translate } from '@touchline/i18n/translate';
import { BookRounds } from '../../features/casino/books/book-rounds.tsx';
import { BOOKS_PROVIDER } from '../../features/casino/books/books-provider.ts';
import { ProviderPicture } from '../../features/casino/lobby/provider-picture.tsx';
import { ProviderGamePage } from '../../features/provider-games/provider-game-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { providerGamePath } from '../../shell/paths.ts';
import { useSessionStore } from '../../shell/session/session-context.tsx';
import type { Route } from './+types/provider-game.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { games, playMoney } = await orErrorPage(services.call('providerGames', { query: {} }));
  const game = games.find(({ provider, code }) => provider === params.provider && code === params.game) ?? notFound();
  const of = { game: game.name, provider: game.providerName };
  return {
    game,
    playMoney,
    seo: buildSeo(services, providerGamePath(lng, game.provider, game.code), {
      title: translate(lng, 'provider-games.title', of),
      description: translate(lng, 'provider-games.description', of),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A game of a provider, played inside of the site (S224). */
export default function ProviderGame({ loaderData: { game, playMoney } }: Route.ComponentProps) {
  const { session } = useSessionStore();
  const hasRounds = session && game.provider === BOOKS_PROVIDER;
  return (
    <>
      <ProviderGamePage key={`${game.provider}/${game.code}`} game={game} playMoney={playMoney} picture={<ProviderPicture game={game} />} />
      {hasRounds ? <BookRounds key={game.code} game={game.code} /> : null}
    </>
  );
}
