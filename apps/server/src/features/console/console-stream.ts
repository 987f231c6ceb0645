import type { ServerResponse } from 'node:http';
import { CONSOLE_STREAM_PATH } from '@touchline/contract/console/enums';
import type { FastifyInstance } from 'fastify';
import { type OperatorAuthenticator, worksFor } from '#platform/auth/authenticator';
import { cookieName, OPERATOR_COOKIE, parseCookies } from '#platform/http/cookies';
import { Failure } from '#platform/http/failure';
import { isOwnOrigin } from '#platform/http/origin';
import type { Brands } from '#platform/tenant/brands';
import type { FrameSink, Watchers } from './watchers.ts';

const KEEP_ALIVE_MS = 20_000;
/** Pages that one operator may have open at a time. */
const MAX_OF_SESSION = 10;
/** A frame is some hundred bytes: a client with this much unread is gone. */
const MAX_UNREAD_BYTES = 64 * 1024;

const sinkOf = (response: ServerResponse): FrameSink => ({
  write(frame) {
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else response.write(`data: ${JSON.stringify(frame)}\n\n`);
  },
  end: () => response.end(),
});

/** Server-sent events for operators: by the console's cookie, from the console's own pages. */
export function registerConsoleStream(server: FastifyInstance, watchers: Watchers, operators: OperatorAuthenticator, brands: Brands): void {
  const cookie = cookieName(OPERATOR_COOKIE.name, brands.first.publicUrl.protocol === 'https:', OPERATOR_COOKIE.scope);
  server.get(CONSOLE_STREAM_PATH, async (request, reply) => {
    const brand = brands.ofHost(request.headers.host);
    if (!isOwnOrigin(request.headers, brand.publicUrl)) throw new Failure('forbidden');
    const token = parseCookies(request.headers.cookie).get(cookie);
    const operator = token ? await operators.readOperatorToken(token) : null;
    if (!operator || !worksFor(operator, brand.id)) throw new Failure('unauthenticated');
    if (watchers.count(operator.sessionId) >= MAX_OF_SESSION) throw new Failure('rate_limited', { args: { seconds: 60 } });
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    response.write('retry: 2000\n\n');
    const leave = watchers.add(operator, brand.id, sinkOf(response));
    const timer = setInterval(() => response.write(': \n\n'), KEEP_ALIVE_MS);
    response.on('error', () => {});
    response.on('close', () => {
      clearInterval(timer);
      leave();
    });
    return reply;
  });
}
