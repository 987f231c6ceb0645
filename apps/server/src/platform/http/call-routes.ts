import type { IncomingMessage } from 'node:http';
import type { CallPath, CallSpec } from '@touchline/contract/call';
import { type AnswerFor, CALLS, type CallKey } from '@touchline/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicReplyCache } from '../cache/public-reply-cache.ts';
import { readMultipart } from '../files/read-multipart.ts';
import type { Admission } from '../rates/admission.ts';
import { admissionClassOf, asReader } from '../rates/database-pools.ts';
import type { RateLimiter, Rates } from '../rates/rates.ts';
import { requireAccess, runCall } from './call-runner.ts';
import type { CallerReader } from './caller.ts';
import { clearedCookieText, cookieText } from './cookies.ts';
import { sendEncoded } from './encoded-reply.ts';
import { sendEnvelope } from './envelope.ts';
import { Failure } from './failure.ts';
import { type Caller, EncodedReply, type Handler, type Handlers, type ReplyControl } from './handler.ts';
import { countedAddress } from './networks.ts';
import { refuseForeignOrigin } from './origin.ts';

/**
 * Of views that are the same for everyone: browsers ask each time (304 where nothing changed), a proxy may answer all who ask within a second
 * from one reply, and from that for one more while it asks again (docs/decisions/0043).
 */
const SHARED_VIEW = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Parts that the calls of the contract are served with. */
export interface CallRouteParts {
  readonly server: FastifyInstance;
  readonly readCaller: CallerReader;
  readonly admission: Admission;
  readonly rates: Rates;
  /** Answers views that are the same for everyone; `viewKeyOf`: which of them a request asks for, undefined for what must go the whole way. */
  readonly views: PublicReplyCache;
  readonly viewKeyOf: (request: IncomingMessage) => string | undefined;
  readonly publicUrlOf: (request: FastifyRequest) => URL;
  /** Whether cookies are for TLS alone. */
  readonly secure: boolean;
}

/** Serves the calls of the contract, each at all its paths. */
export function addCallRoutes(parts: CallRouteParts, handlers: Handlers<CallKey>): void {
  void parts.server.register(import('@fastify/multipart'));
  for (const key of Object.keys(handlers) as CallKey[]) {
    const spec: CallSpec = CALLS[key];
    const limiter = spec.rate && parts.rates.limiter(key, spec.rate);
    for (const path of spec.paths) addCall(parts, { key, spec, path, handler: handlers[key], limiter });
  }
}

/** A call at one of its paths. */
interface CallRoute<K extends CallKey> {
  readonly key: K;
  readonly spec: CallSpec;
  readonly path: CallPath;
  readonly handler: Handler<K>;
  readonly limiter: RateLimiter | undefined;
}

function addCall<K extends CallKey>(parts: CallRouteParts, route: CallRoute<K>): void {
  const { server, readCaller, admission, views, viewKeyOf } = parts;
  const { key, spec, path, limiter } = route;
  const admissionClass = admissionClassOf(key, spec);
  const answerIn = admissionClass === 'read' ? asReader : <T>(run: () => T): T => run();
  server.route({
    method: spec.method,
    url: path.path,
    handler: async (request, reply) => {
      const leave = await admission.enter(admissionClass);
      let answer: AnswerFor<K> | EncodedReply;
      try {
        answer = await answerIn(() => answerCall(parts, route, request, reply));
      } finally {
        // Before it is sent: who reads slowly, or not at all, keeps nobody else waiting.
        leave();
      }
      if (!(answer instanceof EncodedReply)) return sendEnvelope(request, reply, spec.envelope, answer);
      // Limited calls are counted each time, and `userId` in whatever spelling is checked each time.
      const personal = Object.hasOwn(Object(request.query), 'userId');
      const shared = !limiter && spec.access === 'any' && !personal && answer.refresh !== undefined && viewKeyOf(request.raw) !== undefined;
      if (!shared) return sendEncoded(request, reply, answer.view);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', SHARED_VIEW);
      if (readCaller.languageInAddress(request) !== undefined) reply.header('vary', 'accept-encoding');
      sendEncoded(request, reply, answer.view);
      views.remember(request.raw, answer, reply.getHeaders());
      return reply;
    },
  });
}

async function answerCall<K extends CallKey>(
  { readCaller, publicUrlOf, secure }: CallRouteParts,
  { key, spec, path, handler, limiter }: CallRoute<K>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnswerFor<K> | EncodedReply> {
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

/** A body of JSON or a form stands in the request already. Files are read only for those who may call: nobody else makes us hold them. */
async function readBody(request: FastifyRequest, spec: CallSpec, caller: Caller): Promise<unknown> {
  if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) return request.body;
  if (!spec.upload) throw new Failure('unsupported_media');
  requireAccess(spec, caller);
  return readMultipart(request, spec.upload);
}

/** Under whose name a call is counted against its rate. */
function countedAs({ operator, player, ip }: Caller): string {
  if (operator) return `operator ${operator.id}`;
  return player ? `player ${player.id}` : `address ${countedAddress(ip)}`;
}

function replyControl(reply: FastifyReply, secure: boolean): ReplyControl {
  return {
    header: (name, value) => void reply.header(name, value),
    cookie: (name, value, options) => void reply.header('set-cookie', cookieText(name, value, secure, options)),
    clearCookie: (name, scope) => void reply.header('set-cookie', clearedCookieText(name, secure, scope)),
  };
}
