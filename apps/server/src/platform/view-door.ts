import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { acceptedCoding, type Coding, namesEtag } from './accepted-coding.ts';
import { type ByteLruBounds, createByteLru } from './byte-lru.ts';
import { parseCookies } from './cookies.ts';
import type { Encoded } from './handler.ts';
import type { PreparedReply } from './raw-lane.ts';

/**
 * Answers what was asked for before straight from its bytes, ahead of routing: views that are the same for everyone, and guests' pages. What
 * makes two questions the same is the door's key. The first request of each goes the whole way (validation, access, origin), and only what
 * passed there is remembered. A guest's feed call is a look-up (performance.md, feed-get).
 */
export interface ViewDoor {
  /** How the request is answered, now and whenever it is asked again; undefined where it did not answer. */
  serve(request: IncomingMessage, response: ServerResponse): (() => PreparedReply | undefined) | undefined;
  /** `headers`: those of the first reply, whose unchanging ones are repeated. The caller vouches that the view is the same for everyone. */
  remember(request: IncomingMessage, encoded: Encoded, headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>): void;
  /** That the door keeps alive now. */
  readonly bytes: number;
}

interface Remembered {
  encoded: Encoded;
  /** By encoding, made anew when the bytes change; `none` for who has them. */
  replies: Partial<Record<Coding | 'identity' | 'none', PreparedReply>>;
  readonly fixed: readonly string[];
}

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
]);

const REQUEST_ID_AT = 1;

/** Everything that a public view may depend on, or undefined for what must go the whole way. */
export function publicViewKey(request: IncomingMessage): string | undefined {
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

function prepare(view: Encoded['view'], fixed: readonly string[], form: keyof Remembered['replies']): PreparedReply {
  const head = ['x-request-id', '', ...fixed, 'etag', view.etag];
  if (form === 'none') return { status: 304, head, body: undefined };
  const body = view[form] ?? view.identity;
  head.push('content-type', view.contentType, 'content-length', String(body.length));
  if (body !== view.identity) head.push('content-encoding', form);
  return { status: 200, head, body };
}

const MB = 2 ** 20;
export const VIEW_BOUNDS: ByteLruBounds = { entries: 4000, bytes: 16 * MB };
export const PAGE_BOUNDS: ByteLruBounds = { entries: 500, bytes: 16 * MB };

export interface ViewDoorOptions {
  /** Is told the class of each answer and the seconds that it took. */
  readonly observe: (status: string, seconds: number) => void;
  readonly keyOf: (request: IncomingMessage) => string | undefined;
  /** Of what is kept alive for the door's sake, whatever strangers ask for. */
  readonly bounds: ByteLruBounds;
}

/** Headers, forms and what an entry itself takes. */
const ENTRY_BYTES = 2000;
/** A view's own bytes and its compressed forms: JSON and pages shrink to less than half of it, both together. */
export const viewBytes = ({ view }: Encoded): number => ENTRY_BYTES + view.identity.length * 1.5;

export function createViewDoor({ observe, keyOf, bounds }: ViewDoorOptions): ViewDoor {
  const known = createByteLru<Remembered>(bounds);

  function replyTo(key: string, noneMatch: string | undefined, coding: Coding | 'identity'): PreparedReply | undefined {
    const entry = known.get(key);
    const now = entry?.encoded.again?.();
    if (!entry || !now) {
      if (entry) known.delete(key);
      return undefined;
    }
    if (now !== entry.encoded) {
      entry.encoded = now;
      entry.replies = {};
      known.set(key, entry, viewBytes(now));
    }
    const form = namesEtag(noneMatch, now.view.etag) ? 'none' : coding;
    entry.replies[form] ??= prepare(now.view, entry.fixed, form);
    return entry.replies[form];
  }
  return {
    serve(request, response) {
      const from = performance.now();
      const key = keyOf(request);
      if (key === undefined) return undefined;
      const noneMatch = request.headers['if-none-match'];
      const coding = acceptedCoding(request.headers['accept-encoding']) ?? 'identity';
      const replay = () => replyTo(key, noneMatch, coding);
      const reply = replay();
      if (!reply) return undefined;
      const { status, head, body } = reply;
      response.writeHead(status, head.with(REQUEST_ID_AT, randomUUID()));
      response.end(body);
      observe(status === 200 ? '2xx' : '3xx', (performance.now() - from) / 1000);
      return replay;
    },

    remember(request, encoded, headers) {
      const key = encoded.again ? keyOf(request) : undefined;
      if (key === undefined || known.has(key)) return;
      const fixed = Object.entries(headers).flatMap(([name, value]) => (OWN.has(name) || value === undefined ? [] : [name, String(value)]));
      known.set(key, { encoded, replies: {}, fixed }, viewBytes(encoded));
    },
    get bytes() {
      return known.bytes;
    },
  };
}
