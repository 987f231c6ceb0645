import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { stopWaiting } from '../waiting/wait-for-seat.ts';
import { answerView } from './seated.ts';

export const pokerStopWaiting =
  (deps: PokerDeps): Handler<'pokerStopWaiting'> =>
  async ({ params }, { player }) => {
    invariant(player, 'the call is for players');
    const tableId = BigInt(params.pokerTableId);
    await stopWaiting(deps, player, tableId);
    return answerView(deps, player, tableId);
  };
