import { currencyByCode } from '@touchline/catalogue/currencies';
import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import { parseMoney } from '@touchline/kernel/money';
import type { TraderAnswer } from '#features/bids';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { writeReasonedAudit } from '../audit-reason.ts';
import type { OperatorDeps } from '../operator-deps.ts';

/** The stake of a counter-offer in the bid's own currency. Throws Failure `amount_format`. */
function readOffered(text: string, currency: string): bigint {
  const amount = parseMoney(text, currencyByCode(currency)?.scale ?? 2);
  if (!amount.ok) throw new Failure('amount_format', { fields: { stake: ['with the decimals of the currency'] } });
  return amount.value;
}

export const operatorAnswerBid =
  ({ platform, bids, vault }: OperatorDeps): Handler<'operatorAnswerBid'> =>
  async ({ body }, { operator, language }) => {
    invariant(operator, 'the call is for operators');
    const { bidId, decision, stake = '0', odds = [], reason } = body;
    const answer: TraderAnswer =
      decision === 'counter'
        ? { decision, odds, stakeMinor: ({ currency }) => readOffered(stake, currency) }
        : decision === 'decline'
          ? { decision, reason }
          : { decision };
    // Before anything is decided: who cannot be recorded decides nothing.
    await platform.db.transaction().execute((trx) =>
      writeReasonedAudit(vault, trx, {
        operatorId: operator.id,
        action: `bid-${decision}`,
        target: `bid ${bidId}`,
        reason: reason || null,
      }),
    );
    return bids.answer(BigInt(bidId), operator.id, answer, siteLanguage(language));
  };
