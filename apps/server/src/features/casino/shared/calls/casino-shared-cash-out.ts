import type { Handler } from '#platform/http/handler';
import { arrivesNow } from '../bets/arrival.ts';
import { cashOut } from '../bets/end-bet.ts';
import type { SharedDeps } from '../shared-deps.ts';
import { presentEndedBet } from './present-ended-bet.ts';

/** Open to whoever was blocked or excluded meanwhile: what stands is theirs to take. */
export const casinoSharedCashOut =
  (deps: SharedDeps): Handler<'casinoSharedCashOut'> =>
  async ({ params }, { player }) => {
    return presentEndedBet(await cashOut(deps, player.id, BigInt(params.bet), arrivesNow()));
  };
