import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { setPresence } from '../tables/set-presence.ts';
import { answerView } from './seated.ts';

export const pokerPresence =
  (deps: PokerDeps): Handler<'pokerPresence'> =>
  async ({ params, body: { isPresent, postsAtOnce, cut } }, { player }) => {
    invariant(player, 'the call is for players');
    const tableId = BigInt(params.pokerTableId);
    await setPresence(deps, player, tableId, {
      ...(isPresent !== undefined && { isPresent }),
      ...(postsAtOnce !== undefined && { postsAtOnce }),
      ...(cut !== undefined && { cut }),
    });
    return answerView(deps, player, tableId);
  };
