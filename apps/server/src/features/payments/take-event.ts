import { createHash } from 'node:crypto';
import type { PaymentStatus } from '@touchline/contract/payment-words';
import type { PersonalNews } from '@touchline/contract/push';
import { postDeposit } from '@touchline/ledger/postings';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { contradicts, decidePayout } from './decide-payout.ts';
import { decideTransition, FINAL } from './decide-transition.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { lockPayment, type Payment, writeEvent, writeStatus } from './payments.store.ts';
import type { PaymentsDeps } from './payments-deps.ts';

export interface ProviderEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly paymentId: string;
  readonly sequence: number;
  readonly status: 'pending' | 'paid' | 'declined' | 'expired' | 'failed';
  readonly amountMinor: bigint;
  readonly currency: string;
}

/**
 * Takes a provider's word: event, status, postings and news in one transaction. Repeats and late events change nothing and are answered
 * like the first. Throws Failure `not_found` for a payment that is not of this provider, `conflict` where the amount differs, the event's
 * number was used for something else, or the word is none for a payment of this direction.
 */
export async function takeEvent(deps: PaymentsDeps, event: ProviderEvent): Promise<void> {
  const { platform } = deps;
  await platform.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, event.paymentId);
    if (!payment) throw new Failure('not_found');
    if (payment.amount_minor !== event.amountMinor || payment.currency !== event.currency) throw new Failure('conflict');
    const seen = await writeEvent(trx, { ...event, bodyHash: hashOf(event) });
    if (seen === 'other') throw new Failure('conflict');
    if (seen === 'same') return;
    if (payment.direction === 'withdrawal') return takePayout(deps, trx, payment, event);
    if (event.status === 'failed') throw new Failure('conflict');
    const status = decideTransition(payment, event);
    if (status !== undefined) await moveTo(deps, trx, payment, status, event.sequence);
  });
  platform.outbox.nudge();
}

async function takePayout(deps: PaymentsDeps, trx: Trx, payment: Payment, event: ProviderEvent): Promise<void> {
  if (event.status === 'declined' || event.status === 'expired') throw new Failure('conflict');
  const status = decidePayout(payment, event);
  if (status !== undefined) await moveWithdrawal(deps, trx, payment, status, event.sequence);
  // Money that is gone twice or nowhere: a person has to ask the provider.
  else if (contradicts(payment, event))
    deps.platform.log.fatal({ payment: payment.id, is: payment.status, said: event.status }, 'A PROVIDER CONTRADICTS A WITHDRAWAL');
}

/** Writes a deposit's status and what goes with it; the caller holds the payment's lock. */
export async function moveTo(
  { platform, wallet }: PaymentsDeps,
  trx: Trx,
  payment: Payment,
  status: PaymentStatus,
  sequence: number,
): Promise<void> {
  await writeStatus(trx, payment.id, status, sequence, FINAL.has(status));
  const message: PersonalNews = { kind: 'payment', paymentId: payment.id, status };
  await platform.outbox.write(trx, [{ subject: `news.player.${payment.player_id}`, message }]);
  if (status !== 'paid') return;
  const of = { key: `deposit-${payment.id}`, playerId: payment.player_id, currency: payment.currency };
  const accounts = await wallet.lockPlayerAccounts(trx, payment.player_id, payment.currency);
  const debtMinor = -(accounts.find((a) => a.kind === 'player-debt')?.balanceMinor ?? 0n);
  await wallet.writeTransaction(trx, postDeposit(of, payment.amount_minor, debtMinor));
  const main = await wallet.readPlayerAccount(trx, payment.account_id);
  if (main) await platform.outbox.write(trx, wallet.balancesNews([main]));
}

const hashOf = ({ paymentId, sequence, status, amountMinor, currency }: ProviderEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([paymentId, sequence, status, String(amountMinor), currency]))
    .digest('hex');
