import type { Handler } from '#platform/http/handler';
import { placeEach } from '../placement/place-each.ts';
import type { PlacingDeps } from '../placing-deps.ts';

export const putBetsCommon =
  (deps: PlacingDeps): Handler<'putBetsCommon'> =>
  async ({ body }, { player, language }) => {
    return { bets: await placeEach(deps, player.id, body, language) };
  };
