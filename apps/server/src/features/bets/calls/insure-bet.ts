import type { Handler } from '#platform/http/handler';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { hashRequest, parseAmount } from '../cash-out/parse-amount.ts';
import { insureBet as insure } from '../insurance/insure.ts';

export const insureBet =
  (deps: OpenBetContext): Handler<'insureBet'> =>
  ({ params, body }, { player }) => {
    const betId = BigInt(params.betId);
    return insure(deps, player.id, betId, {
      guid: body.guid,
      bodyHash: hashRequest('insurance', betId, body),
      percent: body.percent,
      seenPremiumMinor: (scale) => parseAmount(body.premium, scale, 'premium'),
      tolerancePercent: body.tolerance,
    });
  };
