import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { waitForSeat } from '../waiting/wait-for-seat.ts';
import { answerView } from './seated.ts';

export const pokerWait =
  (deps: PokerDeps): Handler<'pokerWait'> =>
  async ({ params }, { player }) => {
    const tableId = BigInt(params.pokerTableId);
    await waitForSeat(deps, player, tableId);
    return answerView(deps, player, tableId);
  };
