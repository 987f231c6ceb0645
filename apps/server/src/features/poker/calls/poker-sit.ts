import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { sitDown } from '../tables/sit-down.ts';
import { answerMoved } from './seated.ts';

export const pokerSit =
  (deps: PokerDeps): Handler<'pokerSit'> =>
  async ({ params, body: { seat, chips, guid } }, { player }) => {
    const tableId = BigInt(params.pokerTableId);
    await sitDown(deps, player, { tableId, seat, chipsMinor: BigInt(chips), guid });
    return answerMoved(deps, player, tableId);
  };
