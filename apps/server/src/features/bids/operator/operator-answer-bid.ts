import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { resolveLanguage } from '@touchline/i18n/languages';
import { parseMoney } from '@touchline/kernel/money';
import { actorOf, operatorOf } from '#features/operator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { isPlayerOf } from '#platform/tenant/player-brand';
import { readBidOwner } from '../bids.store.ts';
import type { BidsDeps } from '../bids-deps.ts';
import { answerTrader, type TraderAnswer } from './answer-trader.ts';

/** The stake of a counter-offer in the bid's own currency. Throws Failure `amount_format`. */
function readOffered(text: string, currency: string): bigint {
  const amount = parseMoney(text, currencyByCode(currency)?.scale ?? 2);
  if (!amount.ok) throw new Failure('amount_format', { fields: { stake: ['with the decimals of the currency'] } });
  return amount.value;
}

export const decideBetReferral =
  (deps: BidsDeps): Handler<'operatorAnswerBid'> =>
  async ({ body }, caller) => {
    const operator = operatorOf(caller);
    const { bidId, decision, stake = '0', odds = [], reason } = body;
    const answer: TraderAnswer =
      decision === 'counter'
        ? { decision, odds, stakeMinor: ({ currency }) => readOffered(stake, currency) }
        : decision === 'decline'
          ? { decision, reason }
          : { decision };
    const owner = await readBidOwner(deps.platform.pool, BigInt(bidId));
    // Another brand's bid is as unknown as one that does not exist.
    const known = owner && (await isPlayerOf(deps.platform.pool, caller.brand.id, owner.playerId)) ? owner : undefined;
    // Writes the audit row first: if that fails, nothing is decided.
    await deps.operators.recordFirst({
      ...actorOf(caller),
      action: `bid-${decision}`,
      target: known ? `bid ${bidId} of player ${known.playerId}` : `bid ${bidId}`,
      reason: reason || null,
    });
    if (!known) throw new Failure('bid_unknown');
    return answerTrader(deps, BigInt(bidId), operator.id, answer, resolveLanguage(caller.language));
  };
