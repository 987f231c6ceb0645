import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { leaveSitGo } from '../sit-gos/refund-entry.ts';
import { answerEntry } from './entered.ts';

export const pokerLeaveSitGo =
  (deps: PokerDeps): Handler<'pokerLeaveSitGo'> =>
  async ({ params }, { player }) => {
    const sitGoId = BigInt(params.sitGoId);
    await leaveSitGo(deps, player, sitGoId);
    return answerEntry(deps, player, sitGoId);
  };
