import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from '../http/compress.ts';
import { negotiateEncoding } from '../http/content-encoding.ts';
import { type AllowedScripts, pagePolicy } from '../http/security-headers.ts';

/** A page as it was rendered. */
export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Sends a page to the one for whom it was rendered; only `scripts` may run in it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  scripts: AllowedScripts,
  options: NonNullable<Parameters<typeof pagePolicy>[1]>,
): Promise<FastifyReply> {
  reply.code(page.status).header('content-security-policy', pagePolicy(scripts, options));
  copyHeaders(reply, page.headers);
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (page.status === 503) {
    reply.header('x-failure-code', reply.hasHeader('x-failure-code') ? String(reply.getHeader('x-failure-code')) : 'unavailable');
    if (!reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  }
  const coding = page.body.length > 0 ? negotiateEncoding(request.headers['accept-encoding']) : undefined;
  if (coding === undefined) return reply.send(page.body);
  return reply.header('content-encoding', coding).send(await compressed(page.body, coding));
}

/** Of a page; cookies are sent by `sendPage` alone, what a reply varies by is said already. */
export function copyHeaders(reply: FastifyReply, headers: Headers): void {
  headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'vary') reply.header(name, value);
  });
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
}
