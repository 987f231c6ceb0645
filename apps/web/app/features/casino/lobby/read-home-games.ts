import type { CasinoGameView } from '@touchline/contract/casino/shapes';
import type { LoaderContext } from '../../../shell/loaders/loader-context.ts';
import { hasScreen } from '../games/game-screens.ts';

const GAMES = 6;

/** The games that are played most, for a block of the home. */
export async function readHomeGames(services: Pick<LoaderContext, 'call'>): Promise<readonly CasinoGameView[]> {
  const { games } = await services.call('casinoGames', {});
  return games
    .filter(({ game }) => hasScreen(game))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, GAMES);
}
