import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { closeAutoBet, readAuto } from '../auto/auto.store.ts';
import type { PlacingDeps } from '../placing-deps.ts';

/** Another player's order is as unknown as one that does not exist. */
export const cancelAutoBet =
  ({ platform }: PlacingDeps): Handler<'cancelAutoBet'> =>
  async ({ params: { autoBetId } }, { player }) => {
    const id = BigInt(autoBetId);
    const auto = await readAuto(platform.pool, id);
    if (!auto || auto.playerId !== player.id) throw new Failure('auto_bet_unknown');
    if (auto.status !== 'cancelled' && !(await closeAutoBet(platform.pool, id, 'cancelled'))) throw new Failure('auto_bet_state');
    platform.events.nudge();
    return { autoBetId, status: 'cancelled' };
  };
