import { translate } from '@touchline/i18n/translate';
import { casinoGamePath } from '../../features/casino/casino-paths.ts';
import { hasScreen } from '../../features/casino/games/game-screens.ts';
import { GamePage } from '../../features/casino/play/game-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { useSession } from '../../shell/session/session-context.tsx';
import type { Route } from './+types/casino-game.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { game } = params;
  if (!hasScreen(game)) notFound();
  const [table, rounds, seeds] = await Promise.all([
    orErrorPage(services.call('casinoTable', { params: { game } })),
    services.player ? services.call('casinoRounds', { query: { game } }) : null,
    services.player ? services.call('casinoSeeds', {}) : null,
  ]);
  return {
    table,
    player: rounds && seeds ? { rounds: rounds.rounds, seeds: seeds.seeds } : null,
    seo: buildSeo(services, casinoGamePath(lng, game), {
      title: `${translate(lng, `casino.game.${game}` as 'casino.game.dice')}`,
      description: translate(lng, 'casino.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A game of the house (S224). Remounted when another player signs in. */
export default function CasinoGame({ loaderData: { table, player } }: Route.ComponentProps) {
  const session = useSession();
  return <GamePage key={`${table.game.game} ${session?.accountId ?? ''}`} table={table} player={player} />;
}
