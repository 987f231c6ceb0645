import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { CallPath, CallSpec } from '@touchline/contract/call';
import { type AnswerFor, CALLS, type CallKey } from '@touchline/contract/calls';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Authenticator, OperatorAuthenticator } from '../auth/authenticator.ts';
import { createPublicReplyCache, PAGE_BOUNDS, type PublicReplyCache, publicViewKey, VIEW_BOUNDS } from '../cache/public-reply-cache.ts';
import { isDatabaseDown } from '../db/db.ts';
import { readMultipart } from '../files/read-multipart.ts';
import { renderFailurePage } from '../pages/failure-page.ts';
import { guestPageKey } from '../pages/guest-page-key.ts';
import { isForReading, readableAddress } from '../pages/page-address.ts';
import type { Platform } from '../platform.ts';
import { type Admission, startAdmission } from '../rates/admission.ts';
import { admissionClassOf, asReader } from '../rates/database-pools.ts';
import { type Maintenance, refuseInMaintenance } from '../rates/maintenance.ts';
import { createRates, type RateLimiter } from '../rates/rates.ts';
import { requireAccess, runCall } from './call-runner.ts';
import { createCallerReader } from './caller.ts';
import { clearedCookieText, cookieText } from './cookies.ts';
import { sendEncoded } from './encoded-reply.ts';
import { sendEnvelope } from './envelope.ts';
import { Failure } from './failure.ts';
import { type ErrorMessage, presentFailure } from './failure-reply.ts';
import { type Caller, EncodedReply, type Handler, type Handlers, type ReplyControl } from './handler.ts';
import { createHostCheck } from './hosts.ts';
import { countedAddress } from './networks.ts';
import { refuseForeignOrigin } from './origin.ts';
import { parseQueryString } from './query-string.ts';
import { setSecurityHeaders } from './security-headers.ts';

export interface HttpOptions {
  readonly platform: Platform;
  readonly authenticator: Authenticator;
  readonly operators: OperatorAuthenticator;
  readonly sentence: ErrorMessage;
  readonly languages: readonly string[];
  /** Why a brand's site is closed at this moment (S239). */
  readonly readMaintenance: (brandId: number) => Maintenance | null;
}

export interface HttpServer {
  readonly server: FastifyInstance;
  readonly readCaller: ReturnType<typeof createCallerReader>;
  readonly admission: Admission;
  /** Answers pages that guests have asked for a moment ago. */
  readonly pages: PublicReplyCache;
  /** Serves the calls of the contract. */
  addCalls(handlers: Handlers<CallKey>): void;
}

const REQUEST_TIMEOUT_MS = 15_000;
const BODY_LIMIT_BYTES = 256 * 1024;
/** What any reply may depend on; files say less. */
const VARY = 'accept-encoding, accept-language, cookie';

/**
 * Of views that are the same for everyone: browsers ask each time (304 where nothing changed), a proxy may answer all who ask within a second
 * from one reply, and from that for one more while it asks anew (docs/decisions/0043).
 */
const SHARED_VIEW = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** The server without its routes: reading, limits, headers, refusals. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { platform, sentence, readMaintenance } = options;
  const secure = platform.config.publicUrl.protocol === 'https:';
  const duration = platform.metrics.histogram('http_seconds', 'Time to answer', [0.005, 0.02, 0.1, 0.5, 2, 5], 'status');
  const publicUrlOf = ({ headers }: FastifyRequest): URL => platform.brands.ofHost(headers.host).publicUrl;
  const viewKeyOf = (request: http.IncomingMessage): string | undefined =>
    publicViewKey(request, platform.brands.ofHost(request.headers.host).id);
  const maintenanceOf = (request: http.IncomingMessage): Maintenance | null =>
    readMaintenance(platform.brands.ofHost(request.headers.host).id);
  const isOurHost = createHostCheck(platform.config, platform.brands);
  const views = createPublicReplyCache({
    observe: duration.observe,
    keyOf: viewKeyOf,
    bounds: VIEW_BOUNDS,
  });
  const pages = createPublicReplyCache({
    observe: duration.observe,
    keyOf: (request) => guestPageKey(request, secure),
    bounds: PAGE_BOUNDS,
  });
  // What is kept was made by the settings of then.
  void platform.brands.onRefresh(async () => {
    views.forget();
    pages.forget();
  });
  const server = Fastify({
    serverFactory: (handle) => {
      return http.createServer({ requestTimeout: REQUEST_TIMEOUT_MS, optimizeEmptyRequests: true }, (request, response) => {
        const isOpen = isOurHost(request) && maintenanceOf(request) === null;
        if (isOpen && (views.serve(request, response) || pages.serve(request, response))) return;
        // A stream that has ended before anyone read it never says so: without a type nobody waits for a body that is not there.
        if (request.readableEnded) delete request.headers['content-type'];
        handle(request, response);
      });
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
  const readCaller = createCallerReader({ ...options, brands: platform.brands }, secure);
  const { admission, stop: stopAdmission } = startAdmission(platform.metrics, platform.config.queueTargetMs);
  const rates = createRates(platform);
  readBodies(server);

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply, secure);
    reply.header('vary', VARY);
    const trouble =
      // Who asks how it is does so by any name.
      (isOurHost(request.raw) || HEALTH.test(request.url) ? undefined : new Failure('wrong_host')) ??
      refuseForeignOrigin(request, publicUrlOf(request)) ??
      refuseInMaintenance(request.url, maintenanceOf(request.raw), platform.clock.now());
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
  server.addHook('onClose', async () => {
    stopAdmission();
    rates.stop();
  });
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
      const { html, policy } = renderFailurePage({
        status,
        code,
        language,
        brand: platform.brands.ofHost(request.headers.host).name,
        message: known.body.message,
      });
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ ...known.body, code }));
  }

  function addCall<K extends CallKey>(key: K, spec: CallSpec, path: CallPath, handler: Handler<K>, limiter: RateLimiter | undefined): void {
    const admissionClass = admissionClassOf(key, spec);
    const answerIn = admissionClass === 'read' ? asReader : <T>(run: () => T): T => run();
    server.route({
      method: spec.method,
      url: path.path,
      handler: async (request, reply) => {
        const leave = await admission.enter(admissionClass);
        let answer: AnswerFor<K> | EncodedReply;
        try {
          answer = await answerIn(() => answerCall(request, reply));
        } finally {
          // Before it is sent: who reads slowly, or not at all, keeps nobody else waiting.
          leave();
        }
        if (!(answer instanceof EncodedReply)) return sendEnvelope(request, reply, spec.envelope, answer);
        // Limited calls are counted each time, and `userId` in whatever spelling is checked each time.
        const personal = Object.hasOwn(Object(request.query), 'userId');
        const shared =
          !limiter && spec.access === 'any' && !personal && answer.refresh !== undefined && viewKeyOf(request.raw) !== undefined;
        if (!shared) return sendEncoded(request, reply, answer.view);
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', SHARED_VIEW);
        if (readCaller.languageInAddress(request) !== undefined) reply.header('vary', 'accept-encoding');
        sendEncoded(request, reply, answer.view);
        views.remember(request.raw, answer, reply.getHeaders());
        return reply;
      },
    });

    async function answerCall(request: FastifyRequest, reply: FastifyReply): Promise<AnswerFor<K> | EncodedReply> {
      const foreign = spec.changes ? refuseForeignOrigin(request, publicUrlOf(request), true) : undefined;
      if (foreign) throw foreign;
      const caller = await readCaller(request, spec.access);
      await limiter?.take(countedAs(caller));
      // Photographs, people, money: no browser keeps what an operator has seen.
      if (spec.access === 'operator') reply.header('cache-control', 'no-store');
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
        const limiter = spec.rate && rates.limiter(key, spec.rate);
        for (const path of spec.paths) addCall(key, spec, path, handlers[key], limiter);
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
