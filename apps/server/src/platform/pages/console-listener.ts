import http from 'node:http';
import { CONSOLE_PATH } from '@touchline/contract/console/enums';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ARRIVAL_BOUNDS } from '../http/arrival/arrival-bounds.ts';
import { Failure } from '../http/failure.ts';

const CONSOLE = new RegExp(`^(?:${CONSOLE_PATH}|/operator-api)(?:[/?]|$)`);
/** Addresses that the console needs besides: the captcha of its sign-in, and being asked how it is. */
const SHARED = /^\/(?:hd-api\/captcha\.js|genfiles\/puzzle|puzzle-api|health)(?:[/?]|$)/;

/** Whether a route is answered at a listener: the console's own, or the site's. */
export const isServedAt = (listener: 'console' | 'site', route: string): boolean =>
  SHARED.test(route) || CONSOLE.test(route) === (listener === 'console');

export interface ConsoleListener {
  /** Listens at the console's own port; nothing where it has none. */
  listen(): Promise<void>;
}

/**
 * With a port of its own (CONSOLE_PORT) the console is nowhere else, and nothing else is there: a firewall that guards the port guards pages, calls
 * and stream. The routes are the same; the listener that accepted a request decides what it may ask for.
 */
export function createConsoleListener(
  server: FastifyInstance,
  { consoleHost, consolePort }: Pick<Config, 'consoleHost' | 'consolePort'>,
): ConsoleListener {
  if (consolePort === null) return { listen: async () => {} };
  const cameByConsole = new WeakSet<http.IncomingMessage>();
  const own = http.createServer(ARRIVAL_BOUNDS, (request, response) => {
    cameByConsole.add(request);
    server.routing(request, response);
  });
  own.on('clientError', (error, socket) => server.server.emit('clientError', error, socket));
  server.addHook('onRequest', (request, _reply, done) => {
    const listener = cameByConsole.has(request.raw) ? 'console' : 'site';
    // The route that was found, not the address: there are many ways to spell one.
    done(isServedAt(listener, request.routeOptions.url ?? request.url) ? undefined : new Failure('not_found'));
  });
  server.addHook('preClose', (done) => {
    if (!own.listening) return done();
    own.close(() => done());
    own.closeAllConnections();
  });
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        own.once('error', reject);
        own.listen(consolePort, consoleHost, () => {
          own.off('error', reject);
          resolve();
        });
      }),
  };
}
