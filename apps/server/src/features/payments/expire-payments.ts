import { decideTransition } from './decide-transition.ts';
import { lockPayment, readOverdue } from './payments.store.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { moveTo } from './take-event.ts';

const BATCH = 200;

/** Ends deposits that nobody paid in time; each in a transaction of its own. Money that arrives later is still credited. */
export async function expirePayments(deps: PaymentsDeps): Promise<number> {
  const { platform } = deps;
  const overdue = await readOverdue(platform.db, BATCH);
  for (const { id } of overdue) {
    await platform.db.transaction().execute(async (trx) => {
      const payment = await lockPayment(trx, id);
      if (!payment || payment.finished_at !== null) return;
      // Our own decision takes no number: the provider's next word is newer than it.
      const status = decideTransition(payment, { status: 'expired', sequence: payment.sequence + 1 });
      if (status !== undefined) await moveTo(deps, trx, payment, status, payment.sequence);
    });
  }
  if (overdue.length > 0) platform.outbox.nudge();
  return overdue.length;
}
