import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { setPresence } from '../tables/set-presence.ts';
import { answerView } from './seated.ts';

export const pokerPresence =
  (deps: PokerDeps): Handler<'pokerPresence'> =>
  async ({ params, body: { presence, missedBlinds, cut } }, { player }) => {
    const tableId = BigInt(params.pokerTableId);
    await setPresence(deps, player, tableId, {
      ...(presence !== undefined && { isPresent: presence === 'in' }),
      ...(missedBlinds !== undefined && { postsAtOnce: missedBlinds === 'post' }),
      ...(cut !== undefined && { cut }),
    });
    return answerView(deps, player, tableId);
  };
