import { inTransaction } from '#platform/db/in-transaction';
import { applyDepositStatus } from './handle-provider-event.ts';
import { nextDepositStatus } from './next-deposit-status.ts';
import { lockPayment, readOverdue } from './payments.store.ts';
import type { PaymentsDeps } from './payments-deps.ts';

const BATCH = 200;

/** Ends deposits that nobody paid in time; each in a transaction of its own. Money that arrives later is still credited. */
export async function expirePayments(deps: PaymentsDeps): Promise<number> {
  const { platform } = deps;
  const overdue = await readOverdue(platform.pool, BATCH);
  for (const { id } of overdue) {
    await inTransaction(platform.pool, async (client) => {
      const payment = await lockPayment(client, id);
      if (!payment || payment.finished_at !== null) return;
      // Our own decision takes no number: the provider's next word is newer than it.
      const status = nextDepositStatus(payment, { status: 'expired', sequence: payment.sequence + 1 });
      if (status !== undefined) await applyDepositStatus(client, payment, status, payment.sequence);
    });
  }
  if (overdue.length > 0) platform.events.nudge();
  return overdue.length;
}
