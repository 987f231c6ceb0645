import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether a browser sent this from one of our pages. Programs send no Origin and carry no ambient cookies. */
export function isOwnOrigin(headers: IncomingMessage['headers'], publicUrl: URL): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] !== 'cross-site';
  if (origin === publicUrl.origin) return true;
  return URL.parse(origin)?.host === host && host !== undefined;
}

/**
 * Stops pages of other sites from acting with a player's cookie. Webhooks come from machines and are known by their signatures. `changes`: a
 * call that changes something although its method does not say so.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: URL, changes = CHANGING.has(request.method)): Failure | undefined {
  if (!changes || isOwnOrigin(request.headers, publicUrl)) return undefined;
  return new Failure('forbidden');
}
