import { currencyByCode } from '@touchline/catalogue/currencies';
import type { WithdrawalStatus } from '@touchline/contract/payment-words';
import type { PersonalNews } from '@touchline/contract/push';
import { formatMoney } from '@touchline/kernel/money';
import { postWithdrawalPayment, postWithdrawalRelease } from '@touchline/ledger/postings';
import type { Trx } from '#platform/db';
import { queryOn } from '#platform/query-on';
import { FINAL } from './decide-transition.ts';
import { type Payment, writeStatus } from './payments.store.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** Ends of which the player finds a message; what they did themself needs none. */
const TOLD: ReadonlySet<WithdrawalStatus> = new Set(['paid', 'failed', 'declined']);

/** Writes a withdrawal's status and what goes with it: postings, news, a message. The caller holds the payment's lock. */
export async function moveWithdrawal(
  { platform, wallet, messages }: Pick<PaymentsDeps, 'platform' | 'wallet' | 'messages'>,
  trx: Trx,
  payment: Payment,
  status: WithdrawalStatus,
  sequence = payment.sequence,
): Promise<void> {
  const { id, player_id: playerId, currency, amount_minor: amountMinor } = payment;
  await writeStatus(trx, id, status, sequence, FINAL.has(status));
  const message: PersonalNews = { kind: 'payment', paymentId: id, status };
  await platform.outbox.write(trx, [{ subject: `news.player.${playerId}`, message }]);
  if (!FINAL.has(status)) return;
  // One key for both ends: money that went out cannot come back as well.
  const of = { key: `withdrawal-${id}-end`, playerId, currency };
  const accounts = await wallet.lockPlayerAccounts(trx, playerId, currency);
  if (status === 'paid') await wallet.writeTransaction(trx, postWithdrawalPayment(of, amountMinor));
  else {
    const debtMinor = -(accounts.find(({ kind }) => kind === 'player-debt')?.balanceMinor ?? 0n);
    await wallet.writeTransaction(trx, postWithdrawalRelease(of, amountMinor, debtMinor));
    const main = await wallet.readPlayerAccount(trx, payment.account_id);
    if (main) await platform.outbox.write(trx, wallet.balancesNews([main]));
  }
  if (!TOLD.has(status)) return;
  const amount = `${formatMoney(amountMinor, currencyByCode(currency)?.scale ?? 2)} ${currency}`;
  await messages.write(queryOn(trx), [
    {
      playerId,
      topic: 'payment',
      text: { key: `withdrawal-${status}`, args: { amount, destination: payment.destination ?? '' } },
      link: '/office/payment-history',
      onceKey: `withdrawal-${id}-${status}`,
    },
  ]);
}
