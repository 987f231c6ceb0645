import { moneyText } from '@touchline/catalogue/money-text';
import type { BetReferralView } from '@touchline/contract/bids/calls';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { Bid } from './bids.store.ts';
import type { BidsDeps } from './bids-deps.ts';
import { askedOdds } from './make-bid.ts';

/** A bid as its player and traders see it, with names in a language. */
export async function presentBid({ bets }: Pick<BidsDeps, 'bets'>, bid: Bid, language: Language): Promise<BetReferralView> {
  const money = (minor: bigint): string => moneyText(minor, bid.currency);
  const names = await bets.line.readNames(bid.wire.legs, language);
  const asked = askedOdds(bid.wire);
  return {
    bidId: bid.id.toString(),
    betGuid: bid.guid,
    status: bid.status,
    kind: bid.wire.kind,
    currency: bid.currency,
    stake: money(bid.stakeMinor),
    offer: bid.offer && bid.offerStakeMinor !== null ? { stake: money(bid.offerStakeMinor), odds: [...bid.offer.odds] } : null,
    legs: bid.wire.legs.map(({ matchId, selectionId }, i) => ({
      matchId,
      selectionId,
      askedOdds: asked[i] ?? 0,
      oddsNow: bets.line.readQuote(matchId, selectionId)?.odds ?? 0,
      matchName: names[i]?.matchName ?? '',
      marketName: names[i]?.marketName ?? '',
      selectionName: names[i]?.selectionName ?? '',
    })),
    reason: bid.reason === null ? null : (findText(language, `error.${bid.reason}`, {}) ?? bid.reason),
    betId: bid.betId?.toString() ?? null,
    requestedAt: bid.requestedAt.getTime(),
    expiresAt: bid.expiresAt.getTime(),
  };
}
