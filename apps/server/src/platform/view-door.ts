import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { Encoded } from './handler.ts';

/**
 * Answers public views that were asked for before, straight from their bytes, ahead of routing: the same address by the same language
 * wishes. The first request of each goes the whole way (validation, access, origin), and only what passed there is remembered. A guest's
 * feed call is a look-up (performance.md, feed-get).
 */
export interface ViewDoor {
  /** True where it answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** `headers`: those of the first reply, whose unchanging ones are repeated. */
  remember(request: IncomingMessage, encoded: Encoded, headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>): void;
}

interface Remembered {
  encoded: Encoded;
  /** Names and values in turn, for writeHead; by encoding, made anew when the bytes change. */
  heads: Partial<Record<'identity' | 'gzip' | 'br' | 'none', string[]>>;
  readonly fixed: readonly string[];
}

const MAX_REMEMBERED = 4000;
const MAX_URL = 1000;
/** Said anew with each reply. */
const OWN = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'set-cookie',
  'vary',
]);
const REQUEST_ID_AT = 1;

/** Everything that a public view may depend on, or undefined for what must go the whole way. */
function keyOf(request: IncomingMessage): string | undefined {
  const { headers, url = '' } = request;
  if (
    request.method !== 'GET' ||
    headers.origin !== undefined ||
    headers.authorization !== undefined ||
    url.length > MAX_URL ||
    url.includes('userId')
  )
    return undefined;
  const { cookie } = headers;
  const language = cookie === undefined ? '' : (/(?:^|; *)lng=([^;]*)/.exec(cookie)?.[1] ?? '');
  return `${url}\n${language}\n${headers['accept-language'] ?? ''}`;
}

export function createViewDoor(): ViewDoor {
  const known = new Map<string, Remembered>();
  return {
    serve(request, response) {
      const key = keyOf(request);
      const entry = key === undefined ? undefined : known.get(key);
      const now = entry?.encoded.again?.();
      if (!entry || !now) {
        if (entry && key !== undefined) known.delete(key);
        return false;
      }
      if (now !== entry.encoded) {
        entry.encoded = now;
        entry.heads = {};
      }
      const { view } = now;
      if (request.headers['if-none-match'] === view.etag) {
        entry.heads.none ??= ['x-request-id', '', ...entry.fixed, 'etag', view.etag];
        entry.heads.none[REQUEST_ID_AT] = randomUUID();
        response.writeHead(304, entry.heads.none);
        response.end();
        return true;
      }
      const accepted = request.headers['accept-encoding'];
      const wanted =
        typeof accepted === 'string' ? (accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity') : 'identity';
      const bytes = (wanted === 'identity' ? undefined : view[wanted]) ?? view.identity;
      let head = entry.heads[wanted];
      if (!head) {
        head = [
          'x-request-id',
          '',
          ...entry.fixed,
          'etag',
          view.etag,
          'content-type',
          view.contentType,
          'content-length',
          String(bytes.length),
        ];
        if (bytes !== view.identity) head.push('content-encoding', wanted);
        entry.heads[wanted] = head;
      }
      head[REQUEST_ID_AT] = randomUUID();
      response.writeHead(200, head);
      response.end(bytes);
      return true;
    },

    remember(request, encoded, headers) {
      const key = encoded.again ? keyOf(request) : undefined;
      if (key === undefined || known.has(key)) return;
      if (known.size >= MAX_REMEMBERED) known.delete(known.keys().next().value as string);
      const fixed = Object.entries(headers).flatMap(([name, value]) => (OWN.has(name) || value === undefined ? [] : [name, String(value)]));
      known.set(key, { encoded, heads: {}, fixed: [...fixed, 'vary', 'accept-encoding, accept-language, cookie'] });
    },
  };
}
