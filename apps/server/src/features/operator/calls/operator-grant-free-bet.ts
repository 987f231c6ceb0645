import { currencyByCode } from '@touchline/catalogue/currencies';
import { invariant } from '@touchline/kernel/invariant';
import { parseMoney } from '@touchline/kernel/money';
import { presentFreeBet } from '#features/freebets';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { inTransaction } from '#platform/in-transaction';
import { writeAudit } from '../audit.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';

/** The amount of a gift. Throws Failure naming the field. */
function readGift(text: string, code: string): bigint {
  const currency = currencyByCode(code);
  if (!currency) throw new Failure('invalid', { fields: { currency: ['unknown'] } });
  const amount = parseMoney(text, currency.scale);
  if (!amount.ok || amount.value === 0n)
    throw new Failure('amount_format', { fields: { amount: ['above 0, with the decimals of the currency'] } });
  return amount.value;
}

export const operatorGrantFreeBet =
  ({ platform, wallet, freeBets, limits }: OperatorDeps): Handler<'operatorGrantFreeBet'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = BigInt(body.playerId);
    const amountMinor = readGift(body.amount, body.currency);
    const accounts = await wallet.readPlayerAccounts(platform.db, playerId);
    if (!accounts.some((a) => a.kind === 'player-main' && a.currency === body.currency)) throw new Failure('not_found');
    // A gift is an offer: none to whoever is blocked, excluded or takes a break.
    if (!(await limits.mayMarketTo([playerId])).has(playerId)) throw new Failure('self_excluded');
    // Before anything is given: who cannot be recorded gives nothing.
    await platform.db
      .transaction()
      .execute((trx) =>
        writeAudit(trx, { operatorId: operator.id, action: 'grant-free-bet', target: `player ${playerId}`, reason: body.reason }),
      );
    const { currency, leastOdds, days, reason } = body;
    const grantKey = `operator-${operator.id}-${body.key}`;
    const given = await inTransaction(platform.pool, (client) =>
      freeBets.grant(client, { playerId, currency, amountMinor, leastOdds, days, reason, grantKey }),
    );
    if (given.playerId !== playerId || given.amountMinor !== amountMinor || given.currency !== currency) throw new Failure('conflict');
    return presentFreeBet(given);
  };
