import { createHash } from 'node:crypto';
import type { PaymentStatus } from '@touchline/contract/payments/enums';
import { postDeposit } from '@touchline/ledger/postings';
import type pg from 'pg';
import { lockPlayerMoney, postUnder } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import { applyWithdrawalStatus } from './apply-withdrawal-status.ts';
import { FINAL, nextDepositStatus } from './next-deposit-status.ts';
import { contradicts, nextWithdrawalStatus } from './next-withdrawal-status.ts';
import { paymentEvent } from './payment-event.ts';
import { lockPayment, type Payment, writeProviderEvent, writeStatus } from './payments.store.ts';
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
 * Applies a provider event (status, postings, outbox) in one transaction. Duplicates and out-of-order events are ignored and answered like
 * the first. Throws Failure `not_found` for a payment of another provider, `conflict` if the amount differs, the event id was used with
 * another body, or the status does not exist for this direction.
 */
export async function handleProviderEvent(deps: PaymentsDeps, event: ProviderEvent): Promise<void> {
  const { platform } = deps;
  await inTransaction(platform.pool, async (client) => {
    const payment = await lockPayment(client, event.paymentId);
    if (!payment) throw new Failure('not_found');
    if (payment.amount_minor !== event.amountMinor || payment.currency !== event.currency) throw new Failure('conflict');
    const seen = await writeProviderEvent(client, { ...event, bodyHash: hashOf(event) });
    if (seen === 'other') throw new Failure('conflict');
    if (seen === 'same') return;
    if (payment.direction === 'withdrawal') return takePayout(deps, client, payment, event);
    if (event.status === 'failed') throw new Failure('conflict');
    const status = nextDepositStatus(payment, event);
    if (status !== undefined) await applyDepositStatus(client, payment, status, event.sequence);
  });
  platform.events.nudge();
}

async function takePayout(deps: PaymentsDeps, client: pg.PoolClient, payment: Payment, event: ProviderEvent): Promise<void> {
  if (event.status === 'declined' || event.status === 'expired') throw new Failure('conflict');
  const status = nextWithdrawalStatus(payment, event);
  if (status !== undefined) await applyWithdrawalStatus(deps, client, payment, status, event.sequence);
  // Money that is gone twice or nowhere: a person has to ask the provider.
  else if (contradicts(payment, event))
    deps.platform.log.fatal(
      { payment: payment.id, is: payment.status, said: event.status },
      'payout status from the provider contradicts the ledger; reconcile manually',
    );
}

/** Writes a deposit's status and what goes with it; the caller holds the payment's lock. */
export async function applyDepositStatus(client: pg.PoolClient, payment: Payment, status: PaymentStatus, sequence: number): Promise<void> {
  await writeStatus(client, payment.id, status, sequence, FINAL.has(status));
  await writeEvent(client, payment.player_id, paymentEvent(payment, status, status === 'paid' ? payment.amount_minor : 0n));
  if (status !== 'paid') return;
  const { player_id: playerId, currency } = payment;
  const money = await lockPlayerMoney(client, playerId, currency);
  const of = { key: `deposit-${payment.id}`, playerId, currency };
  await postUnder(client, money, postDeposit(of, payment.amount_minor, money.owed.debtMinor));
}

const hashOf = ({ paymentId, sequence, status, amountMinor, currency }: ProviderEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([paymentId, sequence, status, String(amountMinor), currency]))
    .digest('hex');
