import { moneyText } from '@touchline/catalogue/money-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import { actorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { AccountDeps } from '../account-deps.ts';
import { writeMaxStake } from '../sign-in-status.store.ts';
import { BASE_CURRENCY } from './base-currency.ts';

export const operatorSetMaxStake =
  ({ platform, operators }: AccountDeps): Handler<'operatorSetMaxStake'> =>
  async ({ body: { playerId: id, reason, amount } }, caller) => {
    const playerId = BigInt(id);
    const wanted = amount === null ? null : parseMoney(amount, currencyByCode(BASE_CURRENCY)?.scale ?? 2);
    if (wanted && (!wanted.ok || wanted.value === 0n))
      throw new Failure('amount_format', { fields: { amount: ['above 0, with the decimals of the currency'] } });
    const maxStakeMinor = wanted?.ok ? wanted.value : null;
    const text = maxStakeMinor === null ? null : moneyText(maxStakeMinor, BASE_CURRENCY);
    await inTransaction(platform.pool, async (client) => {
      if (!(await writeMaxStake(client, playerId, maxStakeMinor))) throw new Failure('not_found');
      const target = `most stake ${text ?? 'none'} of player ${playerId}`;
      await operators.record(client, { ...actorOf(caller), action: 'most-stake', target, reason });
    });
    return { maxStake: text };
  };
