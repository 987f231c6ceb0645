import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/**
 * How long a request may take to arrive, of every listener, ms. Node looks each second which are overdue: by default it looks twice a minute,
 * so that a request of 15 s could take 45.
 */
export const ARRIVAL_BOUNDS = {
  headersTimeout: 10_000,
  /** Of a whole request. Only uploads may take as long: the photographs of a document at some 6 Mbit/s. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** Text is at most 256 KB: the slowest phone has sent it by then. */
const BODY_TIMEOUT_MS = 10_000;
const UPLOAD = /^multipart\//i;

/** Refuses requests with `request_timeout` (408) whose text does not arrive in time, and ends their connections. */
export function boundArrival(server: FastifyInstance): void {
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (hasArrived(request) || UPLOAD.test(request.headers['content-type'] ?? '')) return done(null, payload);
    const timer = setTimeout(() => giveUp(request, reply), BODY_TIMEOUT_MS);
    // `close` comes after either.
    request.raw.once('close', () => clearTimeout(timer));
    payload.once('end', () => clearTimeout(timer));
    done(null, payload);
  });
}

const hasArrived = ({ raw }: FastifyRequest): boolean => raw.complete || raw.readableEnded;

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (hasArrived(request)) return;
  // A call without a body has been answered without waiting for it.
  if (reply.sent) request.raw.destroy();
  else void reply.header('connection', 'close').send(new Failure('request_timeout'));
}
