import type { AnswerFor } from '@touchline/contract/calls';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { decideWithdrawal } from '../decide-withdrawal.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { type ReviewedWithdrawal, readWithdrawalReviews } from '../read-withdrawal-reviews.ts';

async function present({ operators }: PaymentsDeps, rows: readonly ReviewedWithdrawal[]): Promise<AnswerFor<'operatorDecideWithdrawal'>[]> {
  const logins = await operators.readLogins([...new Set(rows.flatMap(({ approvedBy }) => approvedBy))]);
  return rows.map(({ view, playerId, people, approvedBy, identified }) => ({
    ...view,
    playerId: playerId.toString(),
    people,
    approvedBy: approvedBy.map((id) => logins.get(id) ?? ''),
    identified,
  }));
}

export const operatorWithdrawals =
  (deps: PaymentsDeps): Handler<'operatorWithdrawals'> =>
  async ({ body }, caller) => {
    // Writes the audit row first: if that fails, nothing is shown.
    await deps.operators.recordFirst({
      ...actorOf(caller),
      action: 'withdrawals',
      target: 'withdrawals in review',
      reason: body.reason,
    });
    return { withdrawals: await present(deps, await readWithdrawalReviews(deps, { brandId: caller.brand.id, max: body.count })) };
  };

export const operatorDecideWithdrawal =
  (deps: PaymentsDeps): Handler<'operatorDecideWithdrawal'> =>
  async ({ body }, caller) => {
    const operator = operatorOf(caller);
    const { withdrawalId: id, decision, refusal, reason } = body;
    const { platform, operators } = deps;
    await inTransaction(platform.pool, async (client) => {
      const approves = decision === 'approve';
      const word = { operatorId: operator.id, brandId: caller.brand.id, refusal: approves ? null : refusal };
      const playerId = await decideWithdrawal(deps, client, id, word);
      const target = `withdrawal ${id} of player ${playerId}`;
      await operators.record(client, { ...actorOf(caller), action: `withdrawal-${decision}`, target, reason });
    });
    platform.events.nudge();
    await platform.jobs.enqueue('withdrawals-advance', null, { key: 'withdrawals-advance' });
    const [view] = await present(deps, await readWithdrawalReviews(deps, { id }));
    if (!view) throw new Failure('not_found');
    return view;
  };
