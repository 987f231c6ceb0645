import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { nanoid } from 'nanoid';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { paymentMethod } from '../payment-methods.ts';
import { writeDeposit } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';
import { readOpenMethods } from '../read-open-methods.ts';

/** Begins a deposit. The same key with the same wish gives the same payment; with another wish it is refused. */
export const createDeposit =
  (deps: PaymentsDeps): Handler<'createDeposit'> =>
  async ({ body }, caller) => {
    const playerId = caller.player.id;
    const judge = await deps.limits.requireMayDeposit(playerId);
    const method = paymentMethod(body.method);
    if (!method) throw new Failure('payment_method_unknown');
    const account = await deps.account.readActiveAccount(playerId);
    const scale = currencyByCode(account.currency)?.scale ?? 2;
    const amount = parseMoney(body.amountText, scale);
    if (!amount.ok) throw new Failure('amount_format', { fields: { amount: ['amount_format'] } });
    const unit = deps.site.unitMinor(account.currency) ?? 100n;
    const minMinor = method.minUnits * unit;
    const maxMinor = method.maxUnits * unit;
    const bounds = { min: formatMoney(minMinor, scale), max: formatMoney(maxMinor, scale), currency: account.currency };
    if (amount.value < minMinor)
      throw new Failure('amount_too_low', { fields: { amount: ['amount_too_low'] }, args: bounds, accepted: bounds });
    if (amount.value > maxMinor)
      throw new Failure('amount_too_high', { fields: { amount: ['amount_too_high'] }, args: bounds, accepted: bounds });
    const open = await readOpenMethods(deps, 'deposit', caller);
    const id = nanoid();
    const payment = await inTransaction(deps.platform.pool, async (client) => {
      const written = await writeDeposit(client, {
        id,
        playerId,
        idempotencyKey: body.key,
        method: method.id,
        amountMinor: amount.value,
        currency: account.currency,
        accountId: account.id,
        returnPath: body.returnPath,
      });
      // A repeated wish was judged when it was made.
      if (written.id !== id) return written;
      if (!open.includes(method)) throw new Failure('payment_method_unknown');
      await judge(client, amount.value);
      return written;
    });
    if (payment.amount_minor !== amount.value || payment.method !== method.id) throw new Failure('payment_reused');
    return { payment: presentPayment(payment), redirectUrl: deps.provider.payUrl(payment.id) };
  };
