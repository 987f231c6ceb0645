import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { stopWaiting } from '../waiting/wait-for-seat.ts';
import { answerView } from './seated.ts';

export const pokerStopWaiting =
  (deps: PokerDeps): Handler<'pokerStopWaiting'> =>
  async ({ params }, { player }) => {
    const tableId = BigInt(params.pokerTableId);
    await stopWaiting(deps, player, tableId);
    return answerView(deps, player, tableId);
  };
