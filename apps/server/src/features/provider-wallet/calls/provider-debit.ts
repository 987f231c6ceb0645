import { checkStake } from '#features/limits';
import { debit } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { admit, minorOf } from '../admit.ts';
import { move } from '../move.ts';

export const providerDebit =
  (platform: Platform): Handler<'providerDebit'> =>
  async (asked, caller) => {
    const admitted = await admit(platform, 'debit', asked, caller);
    const { source, playerId, currency } = admitted;
    const { transaction, round, game } = asked.body;
    const amountMinor = minorOf('amount', asked.body.amount, currency);
    const contributionMinor = minorOf('jackpotContribution', asked.body.jackpotContribution, currency);
    if (contributionMinor > amountMinor) throw new Failure('amount_format', { fields: { jackpotContribution: ['part of the amount'] } });
    const wanted = { source, externalId: transaction, playerId, currency, amountMinor, round, game, contributionMinor };
    // A player's own money first: what a bonus still asks for is never lost to a stake that they could have paid themselves.
    return move(platform, admitted, (client) => debit(client, { ...wanted, spending: 'main-first' }, checkStake));
  };
