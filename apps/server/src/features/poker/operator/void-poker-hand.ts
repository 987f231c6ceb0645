import { actorOf } from '#features/operator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { voidHand } from '../hands/play-hand.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { readTable } from '../tables/poker-table.store.ts';
import { tellPokerTable } from '../view/tell-poker-table.ts';

/** For a hand that cannot be gone on with, or should not have been dealt. */
export const operatorVoidPokerHand =
  (deps: PokerDeps): Handler<'operatorVoidPokerHand'> =>
  async ({ body: { pokerTableId, reason } }, caller) => {
    const table = await readTable(deps.platform.pool, caller.brand.id, BigInt(pokerTableId));
    if (!table) throw new Failure('poker_table_unknown');
    const voided = await voidHand(deps, table.id, (client, handId) =>
      deps.operators.record(client, { ...actorOf(caller), action: 'void-poker-hand', target: `hand ${handId} at ${table.name}`, reason }),
    );
    if (voided) await tellPokerTable(deps, table.brandId, table.id);
    return { voided };
  };
