import type { CallSpec } from '@touchline/contract/call';
import { FailureBody } from '@touchline/contract/failure';
import { z } from 'zod';
import type { WireReply } from './request-over.ts';

const enveloped = (call: CallSpec): z.ZodType => {
  if (call.envelope === 'flag') return z.strictObject({ success: z.literal(true), data: call.reply });
  return call.envelope === 'jsonapi' ? z.strictObject({ data: call.reply }) : call.reply;
};

/** Faults of a reply, in words; undefined for one that keeps to the contract. */
export function wrongReply(call: CallSpec, reply: WireReply): string | undefined {
  if (reply.statusCode >= 500 && reply.statusCode !== 503) return `status ${reply.statusCode}`;
  if (!reply.headers['x-request-id']) return 'no x-request-id';
  if (reply.statusCode === 200 && (call.envelope === 'html' || call.envelope === 'raw')) return undefined;
  let body: unknown;
  try {
    body = reply.json();
  } catch {
    return `not JSON: ${reply.body.slice(0, 200)}`;
  }
  const parsed = (reply.statusCode === 200 ? enveloped(call) : FailureBody).safeParse(body);
  return parsed.success ? undefined : `off schema: ${z.prettifyError(parsed.error).slice(0, 500)}`;
}
