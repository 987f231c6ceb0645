import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { presentReceipts } from '../rounds/present-round.ts';
import { readRound } from '../rounds/round.store.ts';

/** Another player's round is as unknown as one that does not exist. */
export const casinoRound =
  (deps: CasinoDeps): Handler<'casinoRound'> =>
  async ({ params }, { player }) => {
    const round = await readRound(deps.platform.pool, player.id, BigInt(params.round));
    const [receipt] = round ? await presentReceipts(deps, [round]) : [];
    if (!receipt) throw new Failure('casino_round_unknown');
    return receipt;
  };
