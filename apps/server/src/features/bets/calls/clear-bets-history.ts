import type { Handler } from '#platform/http/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { clearHistory, restoreHistory } from '../history/hidden.store.ts';

export const clearBetsHistory =
  ({ platform: { pool } }: Pick<BetsDeps, 'platform'>): Handler<'clearBetsHistory'> =>
  async ({ body }, { player }) => {
    if (body.cleared) return { clearedAt: (await clearHistory(pool, player.id)).getTime() };
    await restoreHistory(pool, player.id);
    return { clearedAt: null };
  };
