import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireId64, wireInt } from '../wire.ts';
import { OperatorReason } from './calls.ts';

const base = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;

/** Work behind the calls that failed for good: what it was, how often it was tried and how the last try ended. Times are epoch ms. */
export const SetAsideJob = z.object({
  id: z.string(),
  name: z.string(),
  tries: z.number().int(),
  lastError: z.string().nullable(),
  addedAt: z.number(),
  failedAt: z.number(),
});

export const OPERATOR_JOB_CALLS = {
  operatorJobs: defineCall({
    ...base,
    paths: [{ path: '/operator-api/jobs' }],
    summary: 'Jobs that failed for good and are set aside, the newest first; without what they were given; audited',
    rate: { max: 60, windowSeconds: 60 },
    body: z.object({ count: wireInt(1, 200).default(50), reason: OperatorReason }),
    reply: z.object({ jobs: z.array(SetAsideJob) }),
    fails: ['rate_limited'],
  }),
  operatorDecideJob: defineCall({
    ...base,
    paths: [{ path: '/operator-api/jobs/decide' }],
    summary: 'Lets a job that was set aside begin anew, or discards it; audited',
    rate: { max: 60, windowSeconds: 60 },
    body: z.object({ jobId: wireId64, decision: z.enum(['run', 'discard']), reason: OperatorReason }),
    reply: z.object({ name: z.string(), decision: z.enum(['run', 'discard']) }),
    fails: ['not_found', 'rate_limited'],
  }),
} as const;
