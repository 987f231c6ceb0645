import type { WithdrawalRefusal } from '@touchline/contract/payment-words';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { moveWithdrawal } from './move-withdrawal.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { lockWithdrawal, writeApproval, writeRefusal } from './withdrawals.store.ts';

export interface WithdrawalDecision {
  readonly operatorId: bigint;
  /** Null approves. */
  readonly refusal: WithdrawalRefusal | null;
}

/** One operator's word; approved with as many as it needs, declined with one. Gives whose withdrawal it is. */
export async function decideWithdrawal(
  deps: PaymentsDeps,
  trx: Trx,
  id: string,
  { operatorId, refusal }: WithdrawalDecision,
): Promise<bigint> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (!withdrawal) throw new Failure('not_found');
  const { payment, people } = withdrawal;
  if (payment.status !== 'requested') throw new Failure('payment_state');
  if (refusal !== null) {
    await writeRefusal(trx, id, refusal);
    await moveWithdrawal(deps, trx, payment, 'declined');
    return payment.player_id;
  }
  const approvals = await writeApproval(trx, id, operatorId);
  if (approvals === undefined) throw new Failure('same_person');
  if (approvals >= people) await moveWithdrawal(deps, trx, payment, 'approved');
  return payment.player_id;
}
