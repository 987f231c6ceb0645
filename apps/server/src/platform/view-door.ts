import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { acceptedCoding, namesEtag } from './accepted-coding.ts';
import { parseCookies } from './cookies.ts';
import type { Encoded } from './handler.ts';

/**
 * Answers public views that were asked for before, straight from their bytes, ahead of routing: the same address by the same language
 * wishes. The first request of each goes the whole way (validation, access, origin), and only what passed there is remembered. A guest's
 * feed call is a look-up (performance.md, feed-get).
 */
export interface ViewDoor {
  /** True where it answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** `headers`: those of the first reply, whose unchanging ones are repeated. The caller vouches that the view is the same for everyone. */
  remember(request: IncomingMessage, encoded: Encoded, headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>): void;
}

interface Remembered {
  encoded: Encoded;
  /** Names and values in turn, for writeHead; by encoding, made anew when the bytes change. */
  heads: Partial<Record<'identity' | 'gzip' | 'br' | 'none', string[]>>;
  readonly fixed: readonly string[];
}

const MAX_REMEMBERED = 4000;
/** Keys stay small whatever is sent. */
const MAX_URL = 1000;
const MAX_LANGUAGES = 200;
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
  const wishes = headers['accept-language'] ?? '';
  if (
    request.method !== 'GET' ||
    headers.origin !== undefined ||
    headers.authorization !== undefined ||
    url.length > MAX_URL ||
    wishes.length > MAX_LANGUAGES
  )
    return undefined;
  // Read as the calls read it, or two readers of one header could disagree on the language.
  const language = headers.cookie === undefined ? '' : (parseCookies(headers.cookie).get('lng') ?? '');
  return language.length > MAX_LANGUAGES ? undefined : `${url}\n${language}\n${wishes}`;
}

/** `observe` is told the class of each answer and the seconds that it took. */
export function createViewDoor(observe: (status: string, seconds: number) => void): ViewDoor {
  const known = new Map<string, Remembered>();
  return {
    serve(request, response) {
      const from = performance.now();
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
      if (namesEtag(request.headers['if-none-match'], view.etag)) {
        entry.heads.none ??= ['x-request-id', '', ...entry.fixed, 'etag', view.etag];
        entry.heads.none[REQUEST_ID_AT] = randomUUID();
        response.writeHead(304, entry.heads.none);
        response.end();
        observe('3xx', (performance.now() - from) / 1000);
        return true;
      }
      const coding = acceptedCoding(request.headers['accept-encoding']);
      const bytes = (coding && view[coding]) ?? view.identity;
      let head = entry.heads[coding ?? 'identity'];
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
        if (coding && bytes !== view.identity) head.push('content-encoding', coding);
        entry.heads[coding ?? 'identity'] = head;
      }
      head[REQUEST_ID_AT] = randomUUID();
      response.writeHead(200, head);
      response.end(bytes);
      observe('2xx', (performance.now() - from) / 1000);
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
