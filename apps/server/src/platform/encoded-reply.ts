import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedView } from './handler.ts';

/** Sends bytes that are already compressed, or 304 to a caller that has them. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, view: EncodedView): FastifyReply {
  reply.header('etag', view.etag).header('vary', 'accept-encoding');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === view.etag) return reply.code(304).send();
  reply.type(view.contentType);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (view.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(view.br);
  if (view.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(view.gzip);
  return reply.send(view.identity);
}
