import type { Handler } from '#platform/http/handler';
import { findLaw } from '../tables/casino-law.ts';
import { type LobbyDeps, readGameViews } from '../tables/present-games.ts';
import { readCallerResidence } from '../tables/read-residence.ts';

export const casinoGames =
  (deps: LobbyDeps): Handler<'casinoGames'> =>
  async (_input, caller) => {
    const [{ countryId }, games] = await Promise.all([readCallerResidence(deps, caller), readGameViews(deps, caller)]);
    return { games: games.filter(({ game }) => findLaw(deps, countryId, game).allowed) };
  };
