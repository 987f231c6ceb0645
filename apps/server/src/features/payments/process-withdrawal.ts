import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { applyWithdrawalStatus } from './apply-withdrawal-status.ts';
import { handleProviderEvent } from './handle-provider-event.ts';
import type { PayoutOrder } from './payment-provider.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import {
  type LockedWithdrawal,
  lockWithdrawal,
  readDetails,
  readMoving,
  writeAsked,
  writeHanded,
  writeHeldUntil,
} from './withdrawals.store.ts';

const BATCH = 200;

/** Goes on with whatever can go on; each by itself, so that one that fails stops no other. */
export async function processWithdrawals(deps: PaymentsDeps): Promise<void> {
  for (const { id } of await readMoving(deps.platform.pool, BATCH))
    await processWithdrawal(deps, id).catch((err: unknown) => {
      // A player barred from withdrawing waits until that ends.
      if (!(err instanceof Failure)) deps.platform.log.warn({ err, payment: id }, 'failed to process a withdrawal; retrying');
    });
}

/**
 * Sends an approved withdrawal, or finds out how a sent one stands. It counts as sent before the provider hears of it: after a crash in
 * between the same order is told again, and the provider pays it once. Throws Failure where the player is barred from withdrawing.
 */
export async function processWithdrawal(deps: PaymentsDeps, id: string): Promise<void> {
  const { platform, provider } = deps;
  const withdrawal = await inTransaction(platform.pool, async (client) => {
    const locked = await lockWithdrawal(client, id);
    if (locked?.payment.status === 'sent') return locked;
    if (locked?.payment.status !== 'approved' || locked.payment.on_hold_until !== null) return undefined;
    const { payment } = locked;
    // A change of the account's security after the request holds it as one before it does.
    const pause = await deps.securityLog.readWithdrawalPause(payment.player_id, client);
    if (pause !== null) {
      await writeHeldUntil(client, id, pause);
      return undefined;
    }
    await deps.account.requireStandingIn(client, payment.player_id, 'withdrawals');
    await applyWithdrawalStatus(deps, client, payment, 'sent');
    return locked;
  });
  if (!withdrawal) return;
  platform.events.nudge();
  if (!withdrawal.isSubmitted) return handOver(deps, withdrawal);
  if (!withdrawal.askNow) return;
  await writeAsked(platform.pool, id);
  const state = await provider.readPayout(id);
  if (!state) return handOver(deps, withdrawal);
  if (state.status !== 'pending')
    await handleProviderEvent(deps, { provider: provider.name, eventId: `asked-${id}-${state.sequence}`, paymentId: id, ...state });
}

async function handOver({ platform, provider, vault }: PaymentsDeps, withdrawal: LockedWithdrawal): Promise<void> {
  const { payment, destinationId } = withdrawal;
  const sealed = destinationId === null ? undefined : await readDetails(platform.pool, destinationId);
  if (!sealed) throw new Error(`the destination of withdrawal ${payment.id} is gone`);
  const details = await vault.open(platform.pool, payment.player_id, 'payout-destination', sealed);
  const order: PayoutOrder = {
    reference: payment.id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    method: payment.method,
    destination: details.toString('utf8'),
  };
  await provider.payOut(order);
  await writeHanded(platform.pool, payment.id);
}
