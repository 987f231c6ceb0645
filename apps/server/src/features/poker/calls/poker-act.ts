import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { takeTurn } from '../hands/play-hand.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { readTable } from '../tables/poker-table.store.ts';
import { answerView } from './seated.ts';

export const pokerAct =
  (deps: PokerDeps): Handler<'pokerAct'> =>
  async ({ params, body: { pokerHandId, kind, to } }, { player }) => {
    const tableId = BigInt(params.pokerTableId);
    if (!(await readTable(deps.platform.pool, player.brandId, tableId))) throw new Failure('poker_table_unknown');
    if (kind === 'raise' && to === undefined) throw new Failure('poker_action', { fields: { to: ['a raise is to so many chips'] } });
    const action = kind === 'raise' ? { kind, to: to ?? 0 } : { kind };
    await takeTurn(deps, tableId, player.id, action, BigInt(pokerHandId));
    return answerView(deps, player, tableId);
  };
