import type { Handler } from '#platform/http/handler';
import { cancelBet } from '../bets/end-bet.ts';
import type { SharedDeps } from '../shared-deps.ts';
import { presentEndedBet } from './present-ended-bet.ts';

export const casinoSharedCancel =
  (deps: SharedDeps): Handler<'casinoSharedCancel'> =>
  async ({ params }, { player }) => {
    return presentEndedBet(await cancelBet(deps, player.id, BigInt(params.bet)));
  };
