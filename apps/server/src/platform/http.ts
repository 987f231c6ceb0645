import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { CallPath, CallSpec } from '@touchline/contract/call';
import { type AnswerFor, CALLS, type CallKey } from '@touchline/contract/calls';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Admission, startAdmission } from './admission.ts';
import type { Authenticator, OperatorAuthenticator } from './authenticator.ts';
import { requireAccess, runCall } from './call-runner.ts';
import { createCallerReader } from './caller.ts';
import { clearedCookieText, cookieText } from './cookies.ts';
import { isDatabaseDown } from './db.ts';
import { sendEncoded } from './encoded-reply.ts';
import { sendEnvelope } from './envelope.ts';
import { Failure } from './failure.ts';
import { renderFailurePage } from './failure-page.ts';
import { presentFailure, type Sentence } from './failure-reply.ts';
import { guestPageKey } from './guest-page-key.ts';
import { type Caller, Encoded, type Handler, type Handlers, type ReplyControl } from './handler.ts';
import { createHostCheck } from './hosts.ts';
import { asReader, laneOf } from './lanes.ts';
import { maintenanceNow, refuseInMaintenance } from './maintenance.ts';
import { countedAddress } from './networks.ts';
import { refuseForeignOrigin } from './origin.ts';
import { isForReading, readableAddress } from './page-address.ts';
import type { Platform } from './platform.ts';
import { parseQueryString } from './query-string.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createRawLane } from './raw-lane.ts';
import { readMultipart } from './read-multipart.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { createViewDoor, PAGE_BOUNDS, publicViewKey, VIEW_BOUNDS, type ViewDoor } from './view-door.ts';

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
  readonly admission: Admission;
  /** Answers pages that guests have asked for a moment ago. */
  readonly pages: ViewDoor;
  /** Serves the calls of the contract. */
  addCalls(handlers: Handlers<CallKey>): void;
}

const REQUEST_TIMEOUT_MS = 15_000;
const BODY_LIMIT_BYTES = 256 * 1024;
/** What any reply may depend on; files say less. */
const VARY = 'accept-encoding, accept-language, cookie';

/** The server without its routes: reading, limits, headers, refusals. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { platform, sentence } = options;
  const secure = platform.config.publicUrl.protocol === 'https:';
  const duration = platform.metrics.histogram('http_seconds', 'Time to answer', [0.005, 0.02, 0.1, 0.5, 2, 5], 'status');
  const isOurHost = createHostCheck(platform.config);
  const views = createViewDoor({ observe: duration.observe, keyOf: publicViewKey, bounds: VIEW_BOUNDS });
  const pages = createViewDoor({ observe: duration.observe, keyOf: (request) => guestPageKey(request, secure), bounds: PAGE_BOUNDS });
  let closeLane = (): void => undefined;
  const server = Fastify({
    serverFactory: (handle) => {
      const plain = http.createServer({ requestTimeout: REQUEST_TIMEOUT_MS, optimizeEmptyRequests: true }, (request, response) => {
        const head = lane.headOf(request);
        const replay = isOurHost(request) ? (views.serve(request, response) ?? pages.serve(request, response)) : undefined;
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
    trustProxy: (address) => platform.config.trustedProxies.has(address),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
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
      reply.header('vary', VARY);
      void sendFailure(request, reply, new Failure('invalid'));
    },
  });
  const readCaller = createCallerReader(options, secure);
  const { admission, stop: stopAdmission } = startAdmission(platform.metrics, platform.config.queueTargetMs);
  readBodies(server);

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply, secure);
    reply.header('vary', VARY);
    const now = platform.clock.now();
    const trouble =
      // Who asks how it is does so by any name.
      (isOurHost(request.raw) || HEALTH.test(request.url) ? undefined : new Failure('wrong_host')) ??
      refuseForeignOrigin(request, platform.config.publicUrl) ??
      refuseInMaintenance(request.url, maintenanceNow(platform.config, now), now);
    done(trouble);
  });
  server.addHook('onResponse', (_request, reply, done) => {
    duration.observe(`${Math.floor(reply.statusCode / 100)}xx`, reply.elapsedTime / 1000);
    done();
  });
  // Who has gone before the answer was there: counted by itself, since it is nobody's success.
  server.addHook('onRequestAbort', (_request, done) => {
    duration.observe('499', 0);
    done();
  });
  server.addHook('preClose', async () => closeLane());
  server.addHook('onClose', async () => stopAdmission());
  server.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error);
    if (!failure) platform.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'a call failed unexpectedly');
    return sendFailure(request, reply, failure ?? 'defect');
  });
  server.setNotFoundHandler((request, reply) => sendFailure(request, reply, new Failure('not_found')));

  function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure | 'defect') {
    const language = readCaller.language(request);
    const known = presentFailure(failure === 'defect' ? new Failure('unavailable') : failure, language, sentence);
    const { status, code } = failure === 'defect' ? { status: 500, code: 'internal' } : { status: known.status, code: failure.code };
    if (status === 503 || status === 429) reply.header('retry-after', String((failure !== 'defect' && failure.detail.args?.seconds) || 1));
    reply.code(status).header('cache-control', 'no-store').header('x-failure-code', code);
    if (isForReading(request)) {
      const { html, policy } = renderFailurePage({ status, code, language, message: known.body.message });
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ ...known.body, code }));
  }

  function addCall<K extends CallKey>(key: K, spec: CallSpec, path: CallPath, handler: Handler<K>): void {
    const limiter = spec.rate && createRateLimiter(spec.rate, platform.clock);
    const lane = laneOf(key, spec);
    const answerIn = lane === 'read' ? asReader : <T>(run: () => T): T => run();
    server.route({
      method: spec.method,
      url: path.path,
      handler: async (request, reply) => {
        const leave = await admission.enter(lane);
        let answer: AnswerFor<K> | Encoded;
        try {
          answer = await answerIn(() => answerCall(request, reply));
        } finally {
          // Before it is sent: who reads slowly, or not at all, keeps nobody else waiting.
          leave();
        }
        if (!(answer instanceof Encoded)) return sendEnvelope(request, reply, spec.envelope, answer);
        sendEncoded(request, reply, answer.view);
        // Limited calls are counted each time, and `userId` in whatever spelling is checked each time.
        const personal = Object.hasOwn(Object(request.query), 'userId');
        if (!limiter && spec.access === 'any' && !personal) views.remember(request.raw, answer, reply.getHeaders());
        return reply;
      },
    });

    async function answerCall(request: FastifyRequest, reply: FastifyReply): Promise<AnswerFor<K> | Encoded> {
      const foreign = spec.changes ? refuseForeignOrigin(request, platform.config.publicUrl, true) : undefined;
      if (foreign) throw foreign;
      const caller = await readCaller(request, spec.access);
      limiter?.take(countedAs(caller));
      const body = await readBody(request, spec, caller);
      const raw = { params: request.params, query: request.query, body, bind: path.bind ?? {} };
      return runCall(key, handler, raw, caller, replyControl(reply, secure));
    }
  }
  return {
    server,
    readCaller,
    admission,
    pages,
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

const HEALTH = /^\/health(?:\?|$)/;

/** Under whose name a call is counted against its rate. */
function countedAs({ operator, player, ip }: Caller): string {
  if (operator) return `operator ${operator.id}`;
  return player ? `player ${player.id}` : `address ${countedAddress(ip)}`;
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
