import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Connection } from './connection.ts';
import type { PushTransport } from './subscriber.ts';

/** `topics`: separated by commas; `from`: numbers in the same order, empty where there is none. */
const Query = z.object({
  topics: z.string().min(1).max(2000),
  lang: z.string().max(8).optional(),
  from: z
    .string()
    .max(2000)
    .regex(/^[\d,]*$/)
    .optional(),
});
const KEEP_ALIVE_MS = 20_000;
const KEEP_ALIVE = Buffer.from(': \n\n');

/** Server-sent events at `/push/events`: the same frames for browsers and proxies that do not let sockets through. */
export function registerSseEndpoint(
  server: FastifyInstance,
  connect: (wire: PushTransport, headers: IncomingHttpHeaders) => Connection,
  readPlayer: (headers: IncomingHttpHeaders) => Promise<{ readonly id: bigint } | null>,
): { dropStuck(): void; stop(): void } {
  const open = new Map<ServerResponse, Connection>();
  server.get('/push/events', async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ success: false, code: 'invalid', message: 'topics', errors: [] });
    const player = await readPlayer(request.headers);
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    const wire: PushTransport = {
      get waiting() {
        return response.writableLength;
      },
      write: (frame) => void response.write(frame.eventBytes),
      onDrain: (listener) => void response.once('drain', listener),
      end: () => response.end(),
    };
    const connection = connect(wire, request.headers);
    open.set(response, connection);
    const timer = setInterval(() => {
      if (response.writableLength === 0) response.write(KEEP_ALIVE);
    }, KEEP_ALIVE_MS);
    response.on('error', () => {});
    response.on('close', () => {
      clearInterval(timer);
      open.delete(response);
      connection.close();
    });
    if (player) connection.signIn(player);
    const from = (query.data.from ?? '').split(',');
    for (const [i, topic] of query.data.topics.split(',').entries())
      await connection.subscribe(topic, query.data.lang, from[i] ? Number(from[i]) : undefined);
    return reply;
  });
  return {
    dropStuck() {
      for (const [response, { subscriber }] of open) if (subscriber.isStuck) response.destroy();
    },
    stop() {
      for (const response of open.keys()) response.end();
    },
  };
}
