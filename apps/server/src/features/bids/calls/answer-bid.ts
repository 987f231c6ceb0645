import { resolveLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { lockBid } from '../bids.store.ts';
import type { BidsDeps } from '../bids-deps.ts';
import { endBid, takeBid, withOpenBid } from '../end-bid.ts';
import { presentBid } from '../present-bid.ts';

/** The player's word: takes the trader's offer, or takes the bid back at any time before its end. */
export const answerBetReferral =
  (deps: BidsDeps): Handler<'answerBid'> =>
  async ({ params, body }, { player, language }) => {
    const states = body.accept ? (['offered'] as const) : (['waiting', 'offered'] as const);
    const bid = await withOpenBid(deps, BigInt(params.bidId), { states, playerId: player.id }, async (held) => {
      const { client, bid: open } = held;
      if (open.late) throw new Failure('bid_state');
      if (!body.accept) await endBid(client, open, 'withdrawn');
      else await takeBid(deps, held, { stakeMinor: open.offerStakeMinor ?? 0n, odds: open.offer?.odds ?? [] });
      return (await lockBid(client, open.id)) ?? open;
    });
    return presentBid(deps, bid, resolveLanguage(language));
  };
