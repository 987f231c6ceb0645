import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { hashRequest, readAmount } from '../sale/read-amount.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';
import { sellBet as sell } from '../sale/sell.ts';

export const sellBet =
  (deps: SaleDeps): Handler<'sellBet'> =>
  ({ params, body }, { player }) => {
    invariant(player, 'the call is for players');
    const betId = BigInt(params.betId);
    return sell(deps, player.id, betId, {
      guid: body.guid,
      bodyHash: hashRequest('sale', betId, body),
      seenOfferMinor: (scale) => readAmount(body.offer, scale, 'offer'),
      percent: body.percent,
      tolerancePercent: body.tolerance,
    });
  };
