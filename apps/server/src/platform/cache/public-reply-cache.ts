import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { byteBounds } from '../byte-bounds.ts';
import { type ContentEncoding, matchesEtag, negotiateEncoding } from '../http/content-encoding.ts';
import { parseCookies } from '../http/cookies.ts';
import type { EncodedReply } from '../http/handler.ts';

/**
 * Answers what was asked for before straight from its bytes, ahead of routing: views that are the same for everyone, and guests' pages. What
 * makes two questions the same is decided by `keyOf`. The first request of each goes the whole way (validation, access, origin), and only what
 * passed there is remembered. A guest's feed call is a look-up (performance.md, feed-get).
 */
export interface PublicReplyCache {
  /** Whether it answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** `headers`: those of the first reply, whose unchanging ones are repeated. The caller vouches that the view is the same for everyone. */
  remember(request: IncomingMessage, encoded: EncodedReply, headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>): void;
  /** Empties the cache: every reply comes from its handler again. */
  forget(): void;
  /** Bytes that the cache keeps alive now. */
  readonly bytes: number;
}

/** A reply; the same object as long as it is the same. */
interface PreparedReply {
  readonly status: 200 | 304;
  /** Names and values in turn, the first two being `x-request-id` and what stands for it; latin1, as writeHead has taken them once. */
  readonly head: readonly string[];
  readonly body: Uint8Array | undefined;
}

interface CachedResponse {
  encoded: EncodedReply;
  /** By encoding, rebuilt when the bytes change; `none` for who has them. */
  replies: Partial<Record<ContentEncoding | 'identity' | 'none', PreparedReply>>;
  readonly fixed: readonly string[];
}

/** Keys stay small whatever is sent. */
const MAX_URL = 1000;
const MAX_LANGUAGES = 200;
/** Said again with each reply. */
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

/** Headers that a 304 repeats (RFC 9110, 15.4.5); the rest stands with the copy that the asker has. */
const SAID_UNCHANGED = new Set(['cache-control', 'vary']);

const REQUEST_ID_AT = 1;

/** Everything that a public view may depend on, or undefined for what must go the whole way. */
export function publicViewKey(request: IncomingMessage, brandId: number): string | undefined {
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
  return language.length > MAX_LANGUAGES ? undefined : `${brandId}\n${url}\n${language}\n${wishes}`;
}

function prepare(view: EncodedReply['view'], fixed: readonly string[], form: keyof CachedResponse['replies']): PreparedReply {
  if (form === 'none') {
    const said = fixed.flatMap((name, at) => (at % 2 === 0 && SAID_UNCHANGED.has(name) ? [name, fixed[at + 1] ?? ''] : []));
    return { status: 304, head: ['x-request-id', '', ...said, 'etag', view.etag], body: undefined };
  }
  const head = ['x-request-id', '', ...fixed, 'etag', view.etag];
  const body = view[form] ?? view.identity;
  head.push('content-type', view.contentType, 'content-length', String(body.length));
  if (body !== view.identity) head.push('content-encoding', form);
  return { status: 200, head, body };
}

const MB = 2 ** 20;
/** Of what is kept alive, whatever strangers ask for. */
export interface ReplyCacheBounds {
  readonly entries: number;
  readonly bytes: number;
}
export const VIEW_BOUNDS: ReplyCacheBounds = { entries: 4000, bytes: 16 * MB };
export const PAGE_BOUNDS: ReplyCacheBounds = { entries: 500, bytes: 16 * MB };

export interface PublicReplyCacheOptions {
  /** Called with the class and the duration in seconds of each reply. */
  readonly observe: (status: string, seconds: number) => void;
  readonly keyOf: (request: IncomingMessage) => string | undefined;
  readonly bounds: ReplyCacheBounds;
}

/** Headers, forms and what an entry itself takes. */
const ENTRY_BYTES = 2000;
/** A view's own bytes and its compressed forms: JSON and pages shrink to less than half of it, both together. */
export const viewBytes = ({ view }: EncodedReply): number => ENTRY_BYTES + view.identity.length * 1.5;

export function createPublicReplyCache({ observe, keyOf, bounds }: PublicReplyCacheOptions): PublicReplyCache {
  const known = new LRUCache<string, CachedResponse>(byteBounds(bounds.entries, bounds.bytes, ({ encoded }) => viewBytes(encoded)));

  function replyTo(key: string, noneMatch: string | undefined, coding: ContentEncoding | 'identity'): PreparedReply | undefined {
    const entry = known.get(key);
    const now = entry?.encoded.refresh?.();
    if (!entry || !now) {
      if (entry) known.delete(key);
      return undefined;
    }
    if (now !== entry.encoded) {
      entry.encoded = now;
      entry.replies = {};
      known.set(key, entry);
    }
    const form = matchesEtag(noneMatch, now.view.etag) ? 'none' : coding;
    entry.replies[form] ??= prepare(now.view, entry.fixed, form);
    return entry.replies[form];
  }
  return {
    serve(request, response) {
      const from = performance.now();
      const key = keyOf(request);
      const reply =
        key === undefined
          ? undefined
          : replyTo(key, request.headers['if-none-match'], negotiateEncoding(request.headers['accept-encoding']) ?? 'identity');
      if (!reply) return false;
      const { status, head, body } = reply;
      response.writeHead(status, head.with(REQUEST_ID_AT, randomUUID()));
      response.end(body);
      observe(status === 200 ? '2xx' : '3xx', (performance.now() - from) / 1000);
      return true;
    },

    remember(request, encoded, headers) {
      const key = encoded.refresh ? keyOf(request) : undefined;
      if (key === undefined || known.has(key)) return;
      const fixed = Object.entries(headers).flatMap(([name, value]) => (OWN.has(name) || value === undefined ? [] : [name, String(value)]));
      known.set(key, { encoded, replies: {}, fixed });
    },
    forget: () => known.clear(),
    get bytes() {
      return known.calculatedSize;
    },
  };
}
