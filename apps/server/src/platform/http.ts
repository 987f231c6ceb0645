import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { CallPath, CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Authenticator, OperatorAuthenticator } from './authenticator.ts';
import { requireAccess, runCall } from './call-runner.ts';
import { createCallerReader } from './caller.ts';
import { clearedCookieText, cookieText } from './cookies.ts';
import { sendEncoded } from './encoded-reply.ts';
import { sendEnvelope } from './envelope.ts';
import { Failure } from './failure.ts';
import { presentFailure, type Sentence } from './failure-reply.ts';
import { type Caller, Encoded, type Handler, type Handlers, type ReplyControl } from './handler.ts';
import { maintenanceNow, refuseInMaintenance } from './maintenance.ts';
import { refuseForeignOrigin } from './origin.ts';
import type { Platform } from './platform.ts';
import { createPressureGauge } from './pressure.ts';
import { parseQueryString } from './query-string.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createRawLane } from './raw-lane.ts';
import { readMultipart } from './read-multipart.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { createViewDoor } from './view-door.ts';

export interface HttpOptions {
  readonly platform: Platform;
  readonly authenticator: Authenticator;
  readonly operators: OperatorAuthenticator;
  readonly sentence: Sentence;
  readonly languages: readonly string[];
}

export interface HttpServer {
  readonly server: FastifyInstance;
  readonly readCaller: ReturnType<typeof createCallerReader>;
  /** Serves the calls of the contract. */
  addCalls(handlers: Handlers<CallKey>): void;
}

const REQUEST_TIMEOUT_MS = 15_000;
const BODY_LIMIT_BYTES = 256 * 1024;
/** The server without its routes: reading, limits, headers, refusals. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { platform, sentence } = options;
  const secure = platform.config.publicUrl.protocol === 'https:';
  const duration = platform.metrics.histogram('http_seconds', 'Time to answer', [0.005, 0.02, 0.1, 0.5, 2, 5], 'status');
  const views = createViewDoor(duration.observe);
  let closeLane = (): void => undefined;
  const server = Fastify({
    serverFactory: (handle) => {
      const plain = http.createServer({ requestTimeout: REQUEST_TIMEOUT_MS, optimizeEmptyRequests: true }, (request, response) => {
        const head = lane.headOf(request);
        const replay = views.serve(request, response);
        if (replay) {
          if (head !== undefined) lane.learn(head, request, replay);
          return;
        }
        // A stream that has ended before anyone read it never says so: without a type nobody waits for a body that is not there.
        if (request.readableEnded) delete request.headers['content-type'];
        handle(request, response);
      });
      const lane = createRawLane(plain, REQUEST_TIMEOUT_MS, duration.observe);
      closeLane = () => lane.close();
      return plain;
    },
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { querystringParser: parseQueryString, ignoreTrailingSlash: true, maxParamLength: 20_000 },
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    logger: false,
    // Every route is a plugin to it, each with a timer of its own.
    pluginTimeout: 0,
    // An address that cannot even be decoded never gets as far as the hooks.
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id);
      setSecurityHeaders(reply, secure);
      void sendFailure(request, reply, new Failure('invalid'));
    },
  });
  const readCaller = createCallerReader(options, secure);
  const pressure = createPressureGauge(platform);
  readBodies(server);

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply, secure);
    const now = platform.clock.now();
    const trouble =
      refuseForeignOrigin(request, platform.config.publicUrl) ??
      refuseInMaintenance(request.url, maintenanceNow(platform.config, now), now) ??
      pressure.refuse(request.url);
    done(trouble);
  });
  server.addHook('onResponse', (_request, reply, done) => {
    duration.observe(`${Math.floor(reply.statusCode / 100)}xx`, reply.elapsedTime / 1000);
    done();
  });
  server.addHook('preClose', async () => closeLane());
  server.addHook('onClose', async () => pressure.stop());
  server.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error);
    if (!failure) platform.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'a call failed unexpectedly');
    return sendFailure(request, reply, failure ?? 'defect');
  });
  server.setNotFoundHandler((request, reply) => sendFailure(request, reply, new Failure('not_found')));

  function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure | 'defect') {
    const language = readCaller.language(request);
    if (failure === 'defect') {
      const body = presentFailure(new Failure('unavailable'), language, sentence).body;
      return reply
        .code(500)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ ...body, code: 'internal' }));
    }
    const { status, body } = presentFailure(failure, language, sentence);
    if (status === 503 || status === 429) reply.header('retry-after', String(failure.detail.args?.seconds ?? 1));
    return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
  }

  function addCall<K extends CallKey>(key: K, spec: CallSpec, path: CallPath, handler: Handler<K>): void {
    const limiter = spec.rate && createRateLimiter(spec.rate, platform.clock);
    server.route({
      method: spec.method,
      url: path.path,
      handler: async (request, reply) => {
        const foreign = spec.changes ? refuseForeignOrigin(request, platform.config.publicUrl, true) : undefined;
        if (foreign) throw foreign;
        const caller = await readCaller(request, spec.access);
        limiter?.take(countedAs(caller));
        const body = await readBody(request, spec, caller);
        const raw = { params: request.params, query: request.query, body, bind: path.bind ?? {} };
        const answer = await runCall(key, handler, raw, caller, replyControl(reply, secure));
        if (answer instanceof Encoded) {
          sendEncoded(request, reply, answer.view);
          // Limited calls are counted each time, and `userId` in whatever spelling is checked each time.
          const personal = Object.hasOwn(Object(request.query), 'userId');
          if (!limiter && spec.access === 'any' && !personal) views.remember(request.raw, answer, reply.getHeaders());
          return reply;
        }
        return sendEnvelope(request, reply, spec.envelope, answer);
      },
    });
  }
  return {
    server,
    readCaller,
    addCalls(handlers) {
      void server.register(import('@fastify/multipart'));
      for (const key of Object.keys(handlers) as CallKey[]) {
        const spec: CallSpec = CALLS[key];
        for (const path of spec.paths) addCall(key, spec, path, handlers[key]);
      }
    },
  };
}

/** What came as JSON or form stands in the request already. Files are read only for those who may call: nobody else makes us hold them. */
async function readBody(request: FastifyRequest, spec: CallSpec, caller: Caller): Promise<unknown> {
  if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) return request.body;
  if (!spec.upload) throw new Failure('unsupported_media');
  requireAccess(spec, caller);
  return readMultipart(request, spec.upload);
}

/** Under whose name a call is counted against its rate. */
function countedAs({ operator, player, ip }: Caller): string {
  if (operator) return `operator ${operator.id}`;
  return player ? `player ${player.id}` : `address ${ip}`;
}

/** JSON, JSON:API and forms; all else is 415. The text is kept, since signatures are over bytes. */
function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const keep = (request: FastifyRequest, text: string): string => {
    request.rawText = text;
    return text;
  };
  server.decorateRequest('rawText', '');
  server.addContentTypeParser(['application/json', 'application/vnd.api+json'], { parseAs: 'string' }, (request, text, done) => {
    const raw = keep(request, String(text));
    if (raw.trim() === '') return done(null, undefined);
    try {
      done(null, JSON.parse(raw));
    } catch {
      done(new Failure('invalid', { fields: { body: ['JSON'] } }));
    }
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) =>
    done(null, parseQueryString(keep(request, String(text)))),
  );
  server.addContentTypeParser('*', (_request, _payload, done) => done(new Failure('unsupported_media')));
}

/** Refusals of ours, and those of the HTTP layer itself; undefined for defects. */
function toFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Failure('too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Failure('unsupported_media');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Failure('invalid');
  if (isDatabaseDown(error)) return new Failure('unavailable');
  return undefined;
}

/** A full pool, a closed connection, a statement that ran out of time: try again later. */
function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code ?? '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '57014', '53300', '53100', '08006', '08003'].includes(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}

function replyControl(reply: FastifyReply, secure: boolean): ReplyControl {
  return {
    header: (name, value) => void reply.header(name, value),
    cookie: (name, value, options) => void reply.header('set-cookie', cookieText(name, value, secure, options)),
    clearCookie: (name, scope) => void reply.header('set-cookie', clearedCookieText(name, secure, scope)),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it arrived. */
    rawText: string;
  }
}
