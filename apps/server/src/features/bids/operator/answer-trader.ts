import type { BetReferralView } from '@touchline/contract/bids/calls';
import type { Language } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import { type Bid, lockBid, writeBidOffer } from '../bids.store.ts';
import type { BidsDeps } from '../bids-deps.ts';
import { endBid, takeBid, withOpenBid } from '../end-bid.ts';
import { askedOdds } from '../make-bid.ts';
import { presentBid } from '../present-bid.ts';

/** A trader's answer to a bid. */
export type TraderAnswer =
  | { readonly decision: 'accept' }
  | { readonly decision: 'counter'; readonly stakeMinor: (bid: Bid) => bigint; readonly odds: readonly number[] }
  | { readonly decision: 'decline'; readonly reason: string };

/** How long a player has for a trader's offer. */
const PLAYER_MS = 2 * 60_000;

/** Throws Failure `bid_unknown`, or `bid_state` where it no longer waits for a trader. */
export async function answerTrader(
  deps: BidsDeps,
  bidId: bigint,
  operatorId: bigint,
  answer: TraderAnswer,
  language: Language,
): Promise<BetReferralView> {
  const bid = await withOpenBid(deps, bidId, { states: ['waiting'] }, async (held) => {
    const { client, bid: open } = held;
    if (open.late) throw new Failure('bid_state');
    if (answer.decision === 'decline') await endBid(client, open, 'declined', { reason: answer.reason, operatorId });
    else if (answer.decision === 'accept')
      await takeBid(deps, held, { stakeMinor: open.stakeMinor, odds: askedOdds(open.wire) }, operatorId);
    else {
      if (answer.odds.length !== open.wire.legs.length) throw new Failure('invalid', { fields: { odds: ['one for each selection'] } });
      const stakeMinor = answer.stakeMinor(open);
      if (stakeMinor === 0n || stakeMinor > open.stakeMinor)
        throw new Failure('invalid', { fields: { stake: ['above 0, at most what was asked for'] } });
      await writeBidOffer(client, open, { odds: answer.odds, stakeMinor, operatorId }, PLAYER_MS);
    }
    return (await lockBid(client, open.id)) ?? open;
  });
  return presentBid(deps, bid, language);
}
