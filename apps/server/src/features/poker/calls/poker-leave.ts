import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { leaveTable } from '../tables/leave-table.ts';
import { answerMoved } from './seated.ts';

export const pokerLeave =
  (deps: PokerDeps): Handler<'pokerLeave'> =>
  async ({ params }, { player }) => {
    const tableId = BigInt(params.pokerTableId);
    await leaveTable(deps, player, tableId);
    return answerMoved(deps, player, tableId);
  };
