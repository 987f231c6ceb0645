import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { queryOn } from '#platform/query-on';
import { deleteSetAside, readSetAside, writeRunAgain } from '#platform/set-aside-jobs';
import { writeReasonedAudit } from '../audit-reason.ts';
import type { OperatorDeps } from '../operator-deps.ts';

export const operatorJobs =
  ({ platform: { db, pool }, vault }: OperatorDeps): Handler<'operatorJobs'> =>
  async ({ body: { count, reason } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    // Before anything is shown: who cannot be recorded sees nothing.
    await db
      .transaction()
      .execute((trx) =>
        writeReasonedAudit(vault, trx, { operatorId: operator.id, action: 'jobs', target: 'jobs that are set aside', reason }),
      );
    const jobs = await readSetAside(pool, count);
    return { jobs: jobs.map(({ addedAt, failedAt, ...job }) => ({ ...job, addedAt: addedAt.getTime(), failedAt: failedAt.getTime() })) };
  };

export const operatorDecideJob =
  ({ platform: { db }, vault }: OperatorDeps): Handler<'operatorDecideJob'> =>
  async ({ body: { jobId, decision, reason } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    return db.transaction().execute(async (trx) => {
      const name = await (decision === 'run' ? writeRunAgain : deleteSetAside)(queryOn(trx), jobId);
      if (name === undefined) throw new Failure('not_found');
      await writeReasonedAudit(vault, trx, { operatorId: operator.id, action: `job-${decision}`, target: `job ${jobId} ${name}`, reason });
      return { name, decision };
    });
  };
