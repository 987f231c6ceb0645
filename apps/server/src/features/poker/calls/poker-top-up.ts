import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { topUp } from '../tables/top-up.ts';
import { answerMoved } from './seated.ts';

export const pokerTopUp =
  (deps: PokerDeps): Handler<'pokerTopUp'> =>
  async ({ params, body: { chips, guid } }, { player }) => {
    const tableId = BigInt(params.pokerTableId);
    await topUp(deps, player, { tableId, chipsMinor: BigInt(chips), guid });
    return answerMoved(deps, player, tableId);
  };
