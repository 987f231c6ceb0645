import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { resolveLanguage } from '@touchline/i18n/languages';
import { formatMoney } from '@touchline/kernel/money';
import type { Handler } from '#platform/http/handler';
import type { BidsDeps } from '../bids-deps.ts';
import { makeBid, wholeOf } from '../make-bid.ts';
import { presentBid } from '../present-bid.ts';

/** A bid that the house takes as it is becomes a bet at once; what exceeds a limit goes to a trader. */
export const makeBetBidWeb =
  (deps: BidsDeps): Handler<'makeBetBidWeb'> =>
  async ({ body }, { player, language }) => {
    const bid = await makeBid(deps, player.id, body);
    if (!bid) return { bid: null, bet: await deps.bets.placing.place(player.id, wholeOf(body)), balance: null };
    const scale = currencyByCode(bid.currency)?.scale ?? 2;
    return {
      bid: await presentBid(deps, bid, resolveLanguage(body.language ?? language)),
      bet: null,
      balance: formatMoney(bid.balanceMinor, scale),
    };
  };
