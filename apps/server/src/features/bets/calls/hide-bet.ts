import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { unhideBet, writeHidden } from '../history/hidden.store.ts';

export const hideBet =
  ({ platform: { pool } }: Pick<BetsDeps, 'platform'>): Handler<'hideBet'> =>
  async ({ params, body }, { player }) => {
    const betId = BigInt(params.betId);
    if (!body.hidden) await unhideBet(pool, player.id, betId);
    else {
      const done = await writeHidden(pool, player.id, betId);
      if (done !== 'hidden') throw new Failure(done === 'running' ? 'bet_running' : 'bet_unknown');
    }
    return { betId: params.betId, hidden: body.hidden };
  };
