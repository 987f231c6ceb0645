import type { Envelope } from '@touchline/contract/call';
import { unreachable } from '@touchline/kernel/invariant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from './compress.ts';

/** Wraps an answer as its call declares and sends it. Answers are personal unless a handler said otherwise. */
export async function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: Envelope,
  answer: unknown,
): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const json = 'application/json; charset=utf-8';
  switch (envelope) {
    case 'flag':
      return sendText(request, reply.type(json), JSON.stringify({ success: true, data: answer ?? null }));
    case 'plain':
      return sendText(request, reply.type(json), JSON.stringify(answer ?? null));
    case 'jsonapi':
      // Bytes, since Fastify adds a charset to text, and JSON:API allows its media type no parameters.
      return reply.header('content-type', 'application/vnd.api+json').send(Buffer.from(JSON.stringify({ data: answer ?? null })));
    case 'html':
      return reply.type('text/html; charset=utf-8').send(answer);
    case 'raw':
      return reply.send(answer);
    default:
      return unreachable(envelope);
  }
}
