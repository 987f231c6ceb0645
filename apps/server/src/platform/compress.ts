import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding, type Coding } from './accepted-coding.ts';

/** Below this many bytes compressing costs more than it saves. */
const WORTH_BYTES = 1_400;
/** Nearly as small as the highest quality at a tenth of the work. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const codingFor = (request: FastifyRequest): Coding | undefined => acceptedCoding(request.headers['accept-encoding']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text reply, compressed if the caller takes that and it is worth it. The content type must have been set. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const bytes = Buffer.from(text);
  const coding = bytes.length < WORTH_BYTES ? undefined : codingFor(request);
  if (coding === undefined) return reply.send(bytes);
  reply.header('content-encoding', coding).header('vary', 'accept-encoding');
  return reply.send(await (coding === 'br' ? brotli(bytes, BROTLI) : zip(bytes)));
}

/** A page as it is made: every part is flushed, so that the browser paints the shell before the rest is there. */
export function compressStream(request: FastifyRequest, reply: FastifyReply, page: Readable): Readable {
  const coding = codingFor(request);
  if (coding === undefined) return page;
  reply.header('content-encoding', coding);
  const compressor =
    coding === 'br'
      ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  page.once('error', (error) => compressor.destroy(error));
  return page.pipe(compressor);
}
