import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { enterSitGo } from '../sit-gos/enter-sit-go.ts';
import { answerEntry } from './entered.ts';

export const pokerEnterSitGo =
  (deps: PokerDeps): Handler<'pokerEnterSitGo'> =>
  async ({ params, body: { guid } }, { player }) => {
    const sitGoId = BigInt(params.sitGoId);
    await enterSitGo(deps, player, sitGoId, guid);
    return answerEntry(deps, player, sitGoId);
  };
