import type { WithdrawalDeclineReason } from '@touchline/contract/payments/enums';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { isPlayerOf } from '#platform/tenant/player-brand';
import { applyWithdrawalStatus } from './apply-withdrawal-status.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { lockWithdrawal, writeApproval, writeDeclineReason } from './withdrawals.store.ts';

export interface WithdrawalDecision {
  readonly operatorId: bigint;
  /** Of the console at which it is decided. */
  readonly brandId: number;
  /** Null approves. */
  readonly refusal: WithdrawalDeclineReason | null;
}

/** One operator's word; approved with as many as it needs, declined with one. Gives whose withdrawal it is. */
export async function decideWithdrawal(
  deps: PaymentsDeps,
  client: pg.PoolClient,
  id: string,
  { operatorId, brandId, refusal }: WithdrawalDecision,
): Promise<bigint> {
  const withdrawal = await lockWithdrawal(client, id);
  // Another brand's is as unknown as one that does not exist.
  if (!withdrawal || !(await isPlayerOf(client, brandId, withdrawal.payment.player_id))) throw new Failure('not_found');
  const { payment, requiredApprovals } = withdrawal;
  if (payment.status !== 'requested') throw new Failure('payment_decided');
  if (refusal !== null) {
    await writeDeclineReason(client, id, refusal);
    await applyWithdrawalStatus(deps, client, payment, 'declined');
    return payment.player_id;
  }
  const approvals = await writeApproval(client, id, operatorId);
  if (approvals === undefined) throw new Failure('same_person');
  if (approvals >= requiredApprovals) await applyWithdrawalStatus(deps, client, payment, 'approved');
  return payment.player_id;
}
