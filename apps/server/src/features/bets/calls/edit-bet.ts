import type { Handler } from '#platform/http/handler';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { placeReplacement } from '../edit/successor.ts';

export const editBet =
  (deps: OpenBetContext): Handler<'editBet'> =>
  ({ params, body }, { player }) => {
    const betId = BigInt(params.betId);
    return placeReplacement(deps, player.id, { betId, wire: body.bet, tolerancePercent: body.tolerance, step: 'edited' });
  };
