import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { EncodedView } from '#platform/handler';
import { Encoded } from '#platform/handler';

/**
 * Replies as bytes, by what was asked. A view is built again only when it is asked for after something in its scope has changed, and at
 * most some times a second: until then it is a look-up and, for who has it, a 304.
 */
export interface ViewCache {
  /** `build` makes the JSON text. `revision` goes up with every change that could show in it. */
  view(key: string, revision: number, build: () => string): Encoded;
  readonly size: number;
}

interface Kept {
  encoded: Encoded;
  revision: number;
  /** Monotonic ms. */
  builtAt: number;
}

const MAX_VIEWS = 1000;
/** No view is built more often than this; overviews are brought up to date by push anyway. */
const LEAST_AGE_MS = 200;
/** Views also depend on the time (what starts soon, what has just happened). */
const MOST_AGE_MS = 5000;

export function createViewCache(now: () => number = () => performance.now()): ViewCache {
  const views = new Map<string, Kept>();
  return {
    view(key, revision, build) {
      const at = now();
      const kept = views.get(key);
      if (kept) {
        const age = at - kept.builtAt;
        if (age < LEAST_AGE_MS || (kept.revision === revision && age < MOST_AGE_MS)) return kept.encoded;
        const bytes = Buffer.from(build());
        kept.revision = revision;
        kept.builtAt = at;
        if (!bytes.equals(kept.encoded.view.identity)) kept.encoded = encode(bytes);
        // Used again: the oldest in the map is the one unused for longest.
        views.delete(key);
        views.set(key, kept);
        return kept.encoded;
      }
      if (views.size >= MAX_VIEWS) views.delete(views.keys().next().value as string);
      const encoded = encode(Buffer.from(build()));
      views.set(key, { encoded, revision, builtAt: at });
      return encoded;
    },
    get size() {
      return views.size;
    },
  };
}

/** Bytes with their strong ETag; compressed forms are made when first asked for, once. */
export function encode(identity: Buffer): Encoded {
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
  return new Encoded(view);
}
