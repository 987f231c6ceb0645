import { CLIENT_STATUS } from '@touchline/catalogue/sport/status-codes';
import { backoffMs, retry } from '@touchline/kernel/retry';
import { type ClientTexts, failureMessage, failureTitle } from './failure-message.ts';
import { CancelledError, HttpError, httpError, isCancelled, NetworkError, type RequestInfo, TimeoutError } from './http-errors.ts';
import type { ResponseCache } from './response-cache.ts';
import { createSharedRequests } from './shared-requests.ts';
import { isFailureReply } from './success-flag.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with its query, of the same origin, or a whole address. */
  readonly url: string;
  /** Sent as JSON; FormData is passed through as it is (R133). */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** R136. */
  readonly responseType?: 'json' | 'arraybuffer';
  /** R139: application/vnd.api+json both ways. */
  readonly jsonApi?: boolean;
  readonly timeoutMs?: number;
  /** How often it is tried again after a lost connection, a time-out or a gateway's 502, 503, 504. */
  readonly retries?: number;
  readonly signal?: AbortSignal;
  /** R135: `reuse` gives a second identical call the pending one's answer, `allow` sends it. */
  readonly parallel?: 'reuse' | 'allow';
  /** Keeps the answer this long (R138). */
  readonly cacheTtlMs?: number;
  /** The call's own message of failure, where the reply has none (R143). */
  readonly failureText?: string;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** Steps of a request's life, for progress bars and logs. Cancelled requests never reach `onError` (R142). */
export interface HttpHooks {
  readonly onRequest?: (request: RequestInfo) => void;
  readonly onResponse?: (request: RequestInfo, status: number) => void;
  readonly onError?: (error: Error) => void;
  readonly onFinish?: (request: RequestInfo) => void;
}

export interface HttpClientOptions {
  readonly fetch: typeof fetch;
  /** Joined before paths; empty in a browser. */
  readonly origin?: string;
  readonly texts: ClientTexts;
  readonly timeoutMs?: number;
  readonly cache?: ResponseCache;
  readonly hooks?: HttpHooks;
  /** Waits before a retry; replaced in tests. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export type HttpClient = (request: HttpRequest) => Promise<HttpReply>;

const TIMEOUT_MS = 15_000;
const RETRY_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);
const RETRY_PAUSES = { firstMs: 500, maxMs: 5_000 };
const JSON_API = 'application/vnd.api+json';

/** Sends requests by the rules of R131 to R146: accept, credentials, no redirects, retry, time-out, cancelling, parallel rule, cache, error classes. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { texts, hooks = {}, cache, sleep = wait } = options;
  const shared = createSharedRequests<HttpReply>();

  async function attempt(request: HttpRequest, facts: RequestInfo, signal: AbortSignal): Promise<HttpReply> {
    const timer = new AbortController();
    const timeout = setTimeout(() => timer.abort(), request.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS);
    let response: Response | null = null;
    try {
      response = await options.fetch(facts.url, { ...buildRequestInit(request), signal: AbortSignal.any([signal, timer.signal]) });
      hooks.onResponse?.(facts, response.status);
      const data = await readBody(response, request.responseType ?? 'json');
      return toReply(request, facts, response, data, texts);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (signal.aborted) throw new CancelledError(texts.cancelled(facts.url), facts);
      const base = { request: facts, response, title: '', data: null };
      if (timer.signal.aborted)
        throw response
          ? new TimeoutError(texts.downloadTimeout(facts.url), { ...base, statusCode: CLIENT_STATUS.downloadTimeout })
          : new TimeoutError(texts.timeout(facts.url), { ...base, statusCode: CLIENT_STATUS.requestTimeout });
      throw new NetworkError(texts.networkError, { ...base, statusCode: 0 });
    } finally {
      clearTimeout(timeout);
    }
  }

  async function send(request: HttpRequest, facts: RequestInfo, signal: AbortSignal): Promise<HttpReply> {
    hooks.onRequest?.(facts);
    try {
      return await retry(() => attempt(request, facts, signal), {
        tries: 1 + (request.retries ?? 0),
        isPassing,
        async pause(failures) {
          await sleep(backoffMs(failures, RETRY_PAUSES, Math.random), signal);
          if (signal.aborted) throw new CancelledError(texts.cancelled(facts.url), facts);
        },
      });
    } catch (error) {
      if (error instanceof Error && !isCancelled(error)) hooks.onError?.(error);
      throw error;
    } finally {
      hooks.onFinish?.(facts);
    }
  }

  return async (request) => {
    const facts: RequestInfo = { method: request.method, url: (options.origin ?? '') + request.url };
    const key = requestKey(request);
    const kept = request.cacheTtlMs !== undefined && key !== null ? cache?.read(key) : undefined;
    if (kept) return kept.value as HttpReply;
    const reuse = (request.parallel ?? (request.method === 'GET' ? 'reuse' : 'allow')) === 'reuse';
    const cancelled = (): Error => new CancelledError(texts.cancelled(facts.url), facts);
    const reply = await shared(reuse ? key : null, request.signal, cancelled, (signal) => send(request, facts, signal));
    if (request.cacheTtlMs !== undefined && key !== null) cache?.write(key, reply, request.cacheTtlMs);
    return reply;
  };
}

/** The key of two identical requests; null for form data, which cannot be compared. */
function requestKey({ method, url, body, headers, responseType }: HttpRequest): string | null {
  if (body instanceof FormData) return null;
  const parameters = JSON.stringify([body ?? null, headers ?? null, responseType ?? 'json']);
  return `${method} ${url} ${parameters}`;
}

/** R131, R134, R139: the body and headers of a request. The browser itself writes the content type of form data, with its boundary. */
function buildRequestInit({ method, body, headers, jsonApi = false, responseType = 'json' }: HttpRequest): RequestInit {
  const type = jsonApi ? JSON_API : 'application/json';
  const accept = responseType === 'arraybuffer' ? '*/*' : jsonApi ? JSON_API : 'application/json, text/plain, */*';
  const init: RequestInit = { method, credentials: 'same-origin', redirect: 'manual', headers: { accept, ...headers } };
  if (body === undefined || method === 'GET') return init;
  if (body instanceof FormData) return { ...init, body };
  return { ...init, headers: { accept, 'content-type': type, ...headers }, body: JSON.stringify(body) };
}

async function readBody(response: Response, type: 'json' | 'arraybuffer'): Promise<unknown> {
  if (type === 'arraybuffer' && response.ok) return await response.arrayBuffer();
  const text = await response.text();
  if (text === '') return null;
  if (!(response.headers.get('content-type') ?? '').includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return INVALID_JSON;
  }
}

/** Marks a reply that claims to be JSON but does not parse (a proxy's error page, a cut connection): a failure, not data. */
const INVALID_JSON = Symbol('unreadable');

function toReply(request: HttpRequest, facts: RequestInfo, response: Response, read: unknown, texts: ClientTexts): HttpReply {
  const data = read === INVALID_JSON ? null : read;
  const flagged = response.ok && isFailureReply(new URL(facts.url, 'http://host').pathname, data);
  if (response.ok && !flagged && read !== INVALID_JSON) return { status: response.status, headers: response.headers, data };
  const message = failureMessage(data, request.failureText, flagged ? 'flag' : 'status', texts);
  throw httpError(message, { request: facts, response, statusCode: response.status, title: failureTitle(data), data });
}

/** Whether to retry. Never after a rejection; never after a write that may have been applied, unless the caller asked for retries. */
const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TimeoutError || (error instanceof HttpError && RETRY_STATUS.has(error.statusCode));

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
  });
