import { createHash } from 'node:crypto';
import type { PaymentStatus } from '@touchline/contract/payments';
import type { PersonalNews } from '@touchline/contract/push';
import { postDeposit } from '@touchline/ledger/postings';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { decideTransition, FINAL } from './decide-transition.ts';
import { lockPayment, type Payment, writeEvent, writeStatus } from './payments.store.ts';
import type { PaymentsDeps } from './payments-deps.ts';

export interface ProviderEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly paymentId: string;
  readonly sequence: number;
  readonly status: PaymentStatus;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/**
 * Takes a provider's word: event, status, postings and news in one transaction. Repeats and late events change nothing and are answered
 * like the first. Throws Failure `not_found` for a payment that is not of this provider, `conflict` where the amount differs or the
 * event's number was used for something else.
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
    const status = decideTransition(payment, event);
    if (status !== undefined) await moveTo(deps, trx, payment, status, event.sequence);
  });
  platform.outbox.nudge();
}

/** Writes a status and what goes with it; the caller holds the payment's lock. */
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
