import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { CallKey } from '@touchline/contract/calls';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Authenticator, OperatorAuthenticator } from '../auth/authenticator.ts';
import { createPublicReplyCache, PAGE_BOUNDS, type PublicReplyCache, publicViewKey, VIEW_BOUNDS } from '../cache/public-reply-cache.ts';
import { guestPageKey } from '../pages/guest-page-key.ts';
import { readableAddress } from '../pages/page-address.ts';
import type { Platform } from '../platform.ts';
import { type Admission, startAdmission } from '../rates/admission.ts';
import { type Maintenance, refuseInMaintenance } from '../rates/maintenance.ts';
import { createRates, type Rates } from '../rates/rates.ts';
import { ARRIVAL_BOUNDS, boundArrival } from './arrival/arrival-bounds.ts';
import { createClientErrorHandler } from './arrival/client-error.ts';
import { readBodies } from './body-parsers.ts';
import { addCallRoutes, type CallRouteParts } from './call-routes.ts';
import { createCallerReader } from './caller.ts';
import { Failure } from './failure.ts';
import type { ErrorMessage } from './failure-reply.ts';
import { createFailureSender, type SendFailure, toFailure } from './failure-sender.ts';
import type { Handlers } from './handler.ts';
import { createHostCheck } from './hosts.ts';
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
  readonly rates: Rates;
  /** Answers pages that guests have asked for a moment ago. */
  readonly pages: PublicReplyCache;
  /** Serves the calls of the contract. */
  addCalls(handlers: Handlers<CallKey>): void;
}

const BODY_LIMIT_BYTES = 256 * 1024;
/** Headers that any reply may depend on; files say less. */
const VARY = 'accept-encoding, accept-language, cookie';

/** The server without its routes: reading, limits, headers, refusals. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { platform, sentence } = options;
  const secure = platform.config.publicUrl.protocol === 'https:';
  const duration = platform.metrics.histogram('http_seconds', 'Time to answer', [0.005, 0.02, 0.1, 0.5, 2, 5], 'status');
  const publicUrlOf = ({ headers }: FastifyRequest): URL => platform.brands.ofHost(headers.host).publicUrl;
  const viewKeyOf = (request: http.IncomingMessage): string | undefined =>
    publicViewKey(request, platform.brands.ofHost(request.headers.host).id);
  const views = createPublicReplyCache({ observe: duration.observe, keyOf: viewKeyOf, bounds: VIEW_BOUNDS });
  const pages = createPublicReplyCache({
    observe: duration.observe,
    keyOf: (request) => guestPageKey(request, secure),
    bounds: PAGE_BOUNDS,
  });
  // Kept replies were made by the settings of then.
  void platform.brands.onRefresh(async () => {
    views.forget();
    pages.forget();
  });
  const readCaller = createCallerReader({ ...options, brands: platform.brands }, secure);
  const parts: HttpServerParts = {
    platform,
    secure,
    duration,
    publicUrlOf,
    isOurHost: createHostCheck(platform.config, platform.brands),
    maintenanceOf: (request) => options.readMaintenance(platform.brands.ofHost(request.headers.host).id),
    serveKept: (request, response) => views.serve(request, response) || pages.serve(request, response),
    sendFailure: createFailureSender({ brands: platform.brands, readCaller, sentence }),
    clientErrorHandler: createClientErrorHandler(sentence),
  };
  const server = createServer(parts);
  const { admission, stop: stopAdmission } = startAdmission(platform.metrics, platform.config.queueTargetMs);
  const rates = createRates(platform);
  boundArrival(server);
  readBodies(server);
  addHooks(server, parts);
  server.addHook('onClose', async () => {
    stopAdmission();
    rates.stop();
  });
  const routeParts: CallRouteParts = { server, readCaller, admission, rates, views, viewKeyOf, publicUrlOf, secure };
  return { server, readCaller, admission, rates, pages, addCalls: (handlers) => addCallRoutes(routeParts, handlers) };
}

/** The checks and figures that every request passes on its way in and out. */
interface HttpServerParts {
  readonly platform: Platform;
  readonly secure: boolean;
  readonly duration: ReturnType<Platform['metrics']['histogram']>;
  readonly publicUrlOf: (request: FastifyRequest) => URL;
  readonly isOurHost: (request: http.IncomingMessage) => boolean;
  readonly maintenanceOf: (request: http.IncomingMessage) => Maintenance | null;
  /** Answers what was answered a moment ago; false where that has to be done again. */
  readonly serveKept: (request: http.IncomingMessage, response: http.ServerResponse) => boolean;
  readonly sendFailure: SendFailure;
  /** Answers what never became a request. */
  readonly clientErrorHandler: ReturnType<typeof createClientErrorHandler>;
}

function createServer({
  platform,
  secure,
  isOurHost,
  maintenanceOf,
  serveKept,
  sendFailure,
  clientErrorHandler,
}: HttpServerParts): FastifyInstance {
  return Fastify({
    serverFactory: (handle) => {
      return http.createServer({ ...ARRIVAL_BOUNDS, optimizeEmptyRequests: true }, (request, response) => {
        const isOpen = isOurHost(request) && maintenanceOf(request) === null;
        if (isOpen && serveKept(request, response)) return;
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
    clientErrorHandler,
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
}

/** The checks that refuse a request at once, what is said with every reply, and how long each took. */
function addHooks(
  server: FastifyInstance,
  { platform, secure, duration, publicUrlOf, isOurHost, maintenanceOf, sendFailure }: HttpServerParts,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply, secure);
    reply.header('vary', VARY);
    const healthIssues =
      // Health checks come under any name.
      (isOurHost(request.raw) || HEALTH.test(request.url) ? undefined : new Failure('wrong_host')) ??
      (FOREIGN_PAGES.test(request.url) ? undefined : refuseForeignOrigin(request, publicUrlOf(request))) ??
      refuseInMaintenance(request.url, maintenanceOf(request.raw), platform.clock.now());
    done(healthIssues);
  });
  server.addHook('onResponse', (_request, reply, done) => {
    duration.observe(`${Math.floor(reply.statusCode / 100)}xx`, reply.elapsedTime / 1000);
    done();
  });
  // The caller closed the connection before the reply: counted as 499, neither a success nor a failure of ours.
  server.addHook('onRequestAbort', (_request, done) => {
    duration.observe('499', 0);
    done();
  });
  server.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error);
    if (!failure) platform.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'a call failed unexpectedly');
    return sendFailure(request, reply, failure ?? 'defect');
  });
  server.setNotFoundHandler((request, reply) => sendFailure(request, reply, new Failure('not_found')));
}

/** Calls of pages that are not ours: whoever asks is known by what the message says, and no cookie is looked at. */
const FOREIGN_PAGES = /^\/rgs\//;
const HEALTH = /^\/health(?:\?|$)/;
