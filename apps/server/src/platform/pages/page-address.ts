import type { FastifyRequest } from 'fastify';
import { API_PATH } from '../http/api-path.ts';

/**
 * The path and query of an address, which may name the host too (RFC 9112, 3.2.2; the guard of the host reads its header), where its path can be decoded. Where it cannot, calls are left to say what is wrong with it; to a reader no page has such an
 * address, which the page that is not there says in his language.
 */
export function readableAddress(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const url = path.startsWith('/') ? path : `/${path}`;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return API_PATH.test(url) ? url : `${/^\/[a-z]{2}(?=\/)/.exec(url)?.[0] ?? '/en'}/404`;
  }
}

/** Whether somebody looks at what comes back: a browser that opens an address, not a script that asks for data. */
export const isForReading = ({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !API_PATH.test(url) &&
  !/^\/(?:operator-api|assets)\//.test(url) &&
  !/\.data(?:\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');
