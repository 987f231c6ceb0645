import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../db/db.ts';
import { renderFailurePage } from '../pages/failure-page.ts';
import { isForReading } from '../pages/page-address.ts';
import type { Brands } from '../tenant/brands.ts';
import type { CallerReader } from './caller.ts';
import { Failure } from './failure.ts';
import { type ErrorMessage, presentFailure } from './failure-reply.ts';

export interface FailureSenderParts {
  readonly brands: Pick<Brands, 'ofHost'>;
  readonly readCaller: CallerReader;
  readonly sentence: ErrorMessage;
}

/** Answers a refusal in the language of the request: as a page where people read it, else as JSON. `defect`: it is ours, and nothing is told of it. */
export type SendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure | 'defect') => FastifyReply;

export const createFailureSender =
  ({ brands, readCaller, sentence }: FailureSenderParts): SendFailure =>
  (request, reply, failure) => {
    const language = readCaller.language(request);
    const known = presentFailure(failure === 'defect' ? new Failure('unavailable') : failure, language, sentence);
    const { status, code } = failure === 'defect' ? { status: 500, code: 'internal' } : { status: known.status, code: failure.code };
    if (status === 503 || status === 429) reply.header('retry-after', String((failure !== 'defect' && failure.detail.args?.seconds) || 1));
    reply.code(status).header('cache-control', 'no-store').header('x-failure-code', code);
    if (isForReading(request)) {
      const { html, policy } = renderFailurePage({
        status,
        code,
        language,
        brand: brands.ofHost(request.headers.host).name,
        message: known.body.message,
      });
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ ...known.body, code }));
  };

/** Refusals of ours, and those of the HTTP layer itself; undefined for defects. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Failure('too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Failure('unsupported_media');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Failure('invalid');
  if (isDatabaseDown(error)) return new Failure('unavailable');
  return undefined;
}
