import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { invariant } from '@touchline/kernel/invariant';
import { LRUCache } from 'lru-cache';
import { byteBounds } from '#platform/byte-bounds';
import type { EncodedView } from '#platform/http/handler';
import { EncodedReply } from '#platform/http/handler';

/**
 * Replies as bytes, by what was asked. A view is built again only when it is asked for after something in its scope has changed, and at
 * most some times a second: until then it is a look-up and, for who has it, a 304.
 */
export interface ViewCache {
  /** `build` makes the JSON text; undefined once there is nothing to tell of any more, which the first time may not be. `revisionNow` reads a number that goes up with every change that could show in it. */
  view(key: string, revisionNow: () => number, build: () => string | undefined): EncodedReply;
  readonly size: number;
  readonly bytes: number;
}

interface Kept {
  encoded: EncodedReply;
  revision: number;
  readonly revisionNow: () => number;
  readonly build: () => string | undefined;
  /** Monotonic ms. */
  builtAt: number;
}

/** Maximum size of the cache: a view of everything takes a megabyte, and its compressed forms half as much again. */
const BOUNDS = byteBounds<Kept>(1000, 16 * 2 ** 20, ({ encoded }) => 1000 + encoded.view.identity.length * 1.5);
/** No view is built more often than this; overviews are brought up to date by push anyway. */
const MIN_AGE_MS = 200;
/** Views also depend on the time (what starts soon, what has just happened). */
const MAX_AGE_MS = 5000;

export function createViewCache(now: () => number = () => performance.now()): ViewCache {
  const views = new LRUCache<string, Kept>(BOUNDS);
  function encoded(key: string, bytes: Buffer): EncodedReply {
    return encode(bytes, () => fresh(key) ?? rebuilt(key));
  }
  /** The kept view where it is good still. */
  function fresh(key: string): EncodedReply | undefined {
    const kept = views.get(key);
    if (!kept) return undefined;
    const age = now() - kept.builtAt;
    return age < MIN_AGE_MS || (kept.revision === kept.revisionNow() && age < MAX_AGE_MS) ? kept.encoded : undefined;
  }
  /** Builds a kept view again; unchanged bytes keep their ETag and compressed forms. */
  function rebuilt(key: string): EncodedReply | undefined {
    const kept = views.get(key);
    const revision = kept?.revisionNow() ?? 0;
    const text = kept?.build();
    if (!kept || text === undefined) {
      views.delete(key);
      return undefined;
    }
    const bytes = Buffer.from(text);
    if (!bytes.equals(kept.encoded.view.identity)) kept.encoded = encoded(key, bytes);
    kept.revision = revision;
    kept.builtAt = now();
    // Weighed again.
    views.set(key, kept);
    return kept.encoded;
  }
  return {
    view(key, revisionNow, build) {
      const known = fresh(key) ?? rebuilt(key);
      if (known) return known;
      const revision = revisionNow();
      const text = build();
      invariant(text !== undefined, `view ${key} tells of something that is there`);
      const made = encoded(key, Buffer.from(text));
      views.set(key, { encoded: made, revision, revisionNow, build, builtAt: now() });
      return made;
    },
    get size() {
      return views.size;
    },
    get bytes() {
      return views.calculatedSize;
    },
  };
}

/** Bytes with their strong ETag; compressed forms are made when first asked for, once. */
export function encode(identity: Buffer, again?: () => EncodedReply | undefined): EncodedReply {
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
  let gzip: Buffer | undefined;
  let br: Buffer | undefined;
  const view: EncodedView = {
    etag,
    identity,
    contentType: 'application/json; charset=utf-8',
    get gzip() {
      gzip ??= gzipSync(identity, { level: 6 });
      return gzip;
    },
    get br() {
      br ??= brotliCompressSync(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      });
      return br;
    },
  };
  return new EncodedReply(view, again);
}
