import type { AnswerFor } from '@touchline/contract/calls';
import { invariant } from '@touchline/kernel/invariant';
import type { ReviewedWithdrawal } from '#features/payments';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { writeReasonedAudit } from '../audit-reason.ts';
import { readOperatorLogins } from '../operator.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';

async function present({ platform }: OperatorDeps, rows: readonly ReviewedWithdrawal[]): Promise<AnswerFor<'operatorDecideWithdrawal'>[]> {
  const logins = await readOperatorLogins(platform.db, [...new Set(rows.flatMap(({ approvedBy }) => approvedBy))]);
  return rows.map(({ view, playerId, people, approvedBy, identified }) => ({
    ...view,
    playerId: playerId.toString(),
    people,
    approvedBy: approvedBy.map((id) => logins.get(id) ?? ''),
    identified,
  }));
}

export const operatorWithdrawals =
  (deps: OperatorDeps): Handler<'operatorWithdrawals'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    // Before anything is shown: who cannot be recorded sees nothing.
    await deps.platform.db.transaction().execute((trx) =>
      writeReasonedAudit(deps.vault, trx, {
        operatorId: operator.id,
        action: 'withdrawals',
        target: 'withdrawals in review',
        reason: body.reason,
      }),
    );
    return { withdrawals: await present(deps, await deps.payments.readReview({ most: body.count })) };
  };

export const operatorDecideWithdrawal =
  (deps: OperatorDeps): Handler<'operatorDecideWithdrawal'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const { withdrawalId: id, decision, refusal, reason } = body;
    const { platform, payments } = deps;
    await platform.db.transaction().execute(async (trx) => {
      const approves = decision === 'approve';
      const playerId = await payments.decideWithdrawal(trx, id, { operatorId: operator.id, refusal: approves ? null : refusal });
      const target = `withdrawal ${id} of player ${playerId}`;
      await writeReasonedAudit(deps.vault, trx, { operatorId: operator.id, action: `withdrawal-${decision}`, target, reason });
    });
    platform.outbox.nudge();
    await platform.jobs.enqueue('withdrawals-advance', null, { key: 'withdrawals-advance' });
    const [view] = await present(deps, await payments.readReview({ id }));
    if (!view) throw new Failure('not_found');
    return view;
  };
