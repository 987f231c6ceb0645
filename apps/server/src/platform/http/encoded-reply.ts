import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, negotiateEncoding } from './content-encoding.ts';
import type { EncodedView } from './handler.ts';

/** Sends bytes that are already compressed, or 304 to a caller that has them. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, view: EncodedView): FastifyReply {
  reply.header('etag', view.etag);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (matchesEtag(request.headers['if-none-match'], view.etag)) return reply.code(304).send();
  reply.type(view.contentType);
  const coding = negotiateEncoding(request.headers['accept-encoding']);
  const bytes = coding && view[coding];
  return bytes ? reply.header('content-encoding', coding).send(bytes) : reply.send(view.identity);
}
