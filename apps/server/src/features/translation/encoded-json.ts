import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { EncodedReply } from '#platform/http/handler';

/** A reply that never changes while the process lives, encoded once. */
export function encodedJson(value: unknown): EncodedReply {
  const identity = Buffer.from(JSON.stringify(value));
  return new EncodedReply({
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    gzip: gzipSync(identity),
    br: brotliCompressSync(identity),
    contentType: 'application/json; charset=utf-8',
  });
}
