import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { placeSuccessor } from '../edit/successor.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';

export const editBet =
  (deps: SaleDeps): Handler<'editBet'> =>
  ({ params, body }, { player }) => {
    invariant(player, 'the call is for players');
    const betId = BigInt(params.betId);
    return placeSuccessor(deps, player.id, { betId, wire: body.bet, tolerancePercent: body.tolerance, step: 'edited' });
  };
