import { moneyWithCode } from '@touchline/catalogue/money-text';
import type { WithdrawalStatus } from '@touchline/contract/payments/enums';
import { postWithdrawalPayment, postWithdrawalRelease } from '@touchline/ledger/postings';
import type pg from 'pg';
import { lockPlayerMoney, postUnder } from '#features/wallet';
import { writeEvent } from '#platform/events/write-events';
import { FINAL } from './next-deposit-status.ts';
import { paymentEvent } from './payment-event.ts';
import { type Payment, writeStatus } from './payments.store.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** Ends of which the player finds a message; what they did themself needs none. */
const ANNOUNCED: ReadonlySet<WithdrawalStatus> = new Set(['paid', 'failed', 'declined']);

/** Writes a withdrawal's status and what goes with it: postings, news, a message. The caller holds the payment's lock. */
export async function applyWithdrawalStatus(
  { messages }: Pick<PaymentsDeps, 'messages'>,
  client: pg.PoolClient,
  payment: Payment,
  status: WithdrawalStatus,
  sequence = payment.sequence,
): Promise<void> {
  const { id, player_id: playerId, currency, amount_minor: amountMinor } = payment;
  await writeStatus(client, id, status, sequence, FINAL.has(status));
  const comesBack = FINAL.has(status) && status !== 'paid';
  await writeEvent(client, playerId, paymentEvent(payment, status, comesBack ? amountMinor : 0n));
  if (!FINAL.has(status)) return;
  // One key for both ends: money that went out cannot come back as well.
  const of = { key: `withdrawal-${id}-end`, playerId, currency };
  const money = await lockPlayerMoney(client, playerId, currency);
  const ended = comesBack ? postWithdrawalRelease(of, amountMinor, money.owed.debtMinor) : postWithdrawalPayment(of, amountMinor);
  await postUnder(client, money, ended);
  if (!ANNOUNCED.has(status)) return;
  const amount = moneyWithCode(amountMinor, currency);
  await messages.write(client, [
    {
      playerId,
      topic: 'payment',
      text: { key: `withdrawal-${status}`, args: { amount, destination: payment.destination ?? '' } },
      link: '/office/payment-history',
      onceKey: `withdrawal-${id}-${status}`,
    },
  ]);
}
