import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { findLaw } from '../tables/casino-law.ts';
import { readGameViews } from '../tables/present-games.ts';
import { readCountryId } from '../tables/read-country.ts';

export const casinoGames =
  (deps: CasinoDeps): Handler<'casinoGames'> =>
  async (_input, caller) => {
    const policy = deps.site.jurisdiction(await readCountryId(deps, caller));
    const games = await readGameViews(deps, caller.brand.id, caller.player?.id);
    return { games: games.filter(({ game }) => findLaw(policy, game).allowed) };
  };
