import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentEncoding, negotiateEncoding } from './content-encoding.ts';

/** Below this many bytes compressing costs more than it saves. */
const MIN_COMPRESS_BYTES = 1_400;
/** Nearly as small as the highest quality at a tenth of the work. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best form of bytes for quick work, off the main thread. */
export const compressed = (bytes: Uint8Array, coding: ContentEncoding): Promise<Buffer> =>
  coding === 'br' ? brotli(bytes, BROTLI) : zip(bytes);

/** A text reply, compressed if the caller takes that and it is worth it. The content type must have been set. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const bytes = Buffer.from(text);
  const coding = bytes.length < MIN_COMPRESS_BYTES ? undefined : negotiateEncoding(request.headers['accept-encoding']);
  if (coding === undefined) return reply.send(bytes);
  return reply.header('content-encoding', coding).send(await compressed(bytes, coding));
}
