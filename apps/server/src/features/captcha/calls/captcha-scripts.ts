import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { EncodedReply, type Handler } from '#platform/http/handler';
import { PAGE_SCRIPTS_FOLDER } from '#platform/pages/page-scripts';

/** A script of ours as it is kept for pages; read once. */
function scriptOf(name: string): EncodedReply {
  const identity = fs.readFileSync(path.join(PAGE_SCRIPTS_FOLDER, name));
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return new EncodedReply({ identity, gzip: gzipSync(identity), etag, contentType: 'text/javascript; charset=utf-8' });
}

const serve = (name: string) => {
  let script: EncodedReply | undefined;
  return (_input: unknown, _caller: unknown, reply: { header(name: string, value: string): void }): EncodedReply => {
    script ??= scriptOf(name);
    reply.header('cache-control', 'public, max-age=3600');
    return script;
  };
};

/** C240. */
export const captchaScript: Handler<'captchaScript'> = serve('captcha.js');

/** C241. */
export const painPuzzleScript: Handler<'painPuzzleScript'> = serve('pain-puzzle.js');
