import { actorOf } from '#features/operator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { refundVoid } from '../sit-gos/refund-entry.ts';
import { readSitGo } from '../sit-gos/sit-go.store.ts';
import { voidSitGo } from '../sit-gos/void-sit-go.ts';
import { tellPokerTable } from '../view/tell-poker-table.ts';

/** For a sit-and-go that cannot be played on: everybody has the entry back. */
export const operatorVoidPokerSitGo =
  (deps: PokerDeps): Handler<'operatorVoidPokerSitGo'> =>
  async ({ body: { sitGoId, reason } }, caller) => {
    const id = BigInt(sitGoId);
    const known = await readSitGo(deps.platform.pool, id);
    if (known?.brandId !== caller.brand.id) throw new Failure('poker_sit_go_unknown');
    const voided = await voidSitGo(deps, id, (client, { name }) =>
      deps.operators.record(client, { ...actorOf(caller), action: 'void-poker-sit-go', target: `sit-and-go ${name} #${id}`, reason }),
    );
    if (!voided) return { voided };
    await refundVoid(deps);
    if (known.tableId !== null) await tellPokerTable(deps, known.brandId, known.tableId);
    return { voided };
  };
