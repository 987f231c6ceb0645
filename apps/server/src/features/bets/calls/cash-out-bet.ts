import type { Handler } from '#platform/http/handler';
import { cashOutBet as sell } from '../cash-out/cash-out.ts';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { hashRequest, parseAmount } from '../cash-out/parse-amount.ts';

export const cashOutBet =
  (deps: OpenBetContext): Handler<'cashOutBet'> =>
  ({ params, body }, { player }) => {
    const betId = BigInt(params.betId);
    return sell(deps, player.id, betId, {
      guid: body.guid,
      bodyHash: hashRequest('sale', betId, body),
      seenOfferMinor: (scale) => parseAmount(body.offer, scale, 'offer'),
      percent: body.percent,
      tolerancePercent: body.tolerance,
    });
  };
