import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { deleteSetAside, readSetAside, writeRunAgain } from '#platform/jobs/set-aside-jobs';
import type { OperatorDeps } from '../operator-deps.ts';
import { actorOf, requireInstallation } from '../operator-of.ts';

export const operatorJobs =
  ({ platform: { pool }, audit }: OperatorDeps): Handler<'operatorJobs'> =>
  async ({ body: { count, reason } }, caller) => {
    requireInstallation(caller);
    await audit.recordFirst({ ...actorOf(caller), action: 'jobs', target: 'jobs that are set aside', reason });
    const jobs = await readSetAside(pool, count);
    return { jobs: jobs.map(({ addedAt, failedAt, ...job }) => ({ ...job, addedAt: addedAt.getTime(), failedAt: failedAt.getTime() })) };
  };

export const operatorDecideJob =
  ({ platform: { pool }, audit }: OperatorDeps): Handler<'operatorDecideJob'> =>
  async ({ body: { jobId, decision, reason } }, caller) => {
    requireInstallation(caller);
    return inTransaction(pool, async (client) => {
      const name = await (decision === 'run' ? writeRunAgain : deleteSetAside)(client, jobId);
      if (name === undefined) throw new Failure('not_found');
      await audit.record(client, { ...actorOf(caller), action: `job-${decision}`, target: `job ${jobId} ${name}`, reason });
      return { name, decision };
    });
  };
