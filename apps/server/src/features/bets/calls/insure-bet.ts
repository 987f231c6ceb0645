import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { insureBet as insure } from '../insurance/insure.ts';
import { hashRequest, readAmount } from '../sale/read-amount.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';

export const insureBet =
  (deps: SaleDeps): Handler<'insureBet'> =>
  ({ params, body }, { player }) => {
    invariant(player, 'the call is for players');
    const betId = BigInt(params.betId);
    return insure(deps, player.id, betId, {
      guid: body.guid,
      bodyHash: hashRequest('insurance', betId, body),
      percent: body.percent,
      seenPremiumMinor: (scale) => readAmount(body.premium, scale, 'premium'),
      tolerancePercent: body.tolerance,
    });
  };
