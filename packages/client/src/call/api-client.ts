import type { RequestStatus } from '@touchline/catalogue/account/request-status';
import type { CallRoute, CallTable } from '@touchline/contract/call-table';
import type { CallKey, InputFor, ReplyFor } from '@touchline/contract/calls';
import { type CallInput, callAddress } from './call-path.ts';
import type { HttpClient, HttpReply, HttpRequest } from './http-client.ts';
import { HttpError, isCancelled, requestStatus } from './http-errors.ts';
import { type Fields, omitDefaults } from './request-fields.ts';
import type { ServiceToken } from './service-token.ts';

export type CallOptions = Pick<
  HttpRequest,
  'signal' | 'timeoutMs' | 'retries' | 'parallel' | 'cacheTtlMs' | 'responseType' | 'failureText' | 'headers'
> & {
  /** Header x-captcha-token, for calls that ask for one. */
  readonly captchaToken?: string;
};

/** The failure of a safe call. */
export interface CallFailure {
  readonly error: Error;
  /** How it ended (R064); a call that its caller gave up is `closed`, and nothing to show. */
  readonly status: RequestStatus;
  /** Failure code of the contract, `cancelled`, or '' where the reply had none. */
  readonly code: string;
}

export type ExecuteResult<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: CallFailure };

export interface ApiClient {
  /** Calls and gives the reply's data, unwrapped from its envelope; throws HttpError, TokenError or CancelledError (R137). */
  execute<K extends CallKey>(key: K, input: InputFor<K>, options?: CallOptions): Promise<ReplyFor<K>>;
  /** As execute, but never throws for a failure of the call: data or error (R137). */
  tryExecute<K extends CallKey>(key: K, input: InputFor<K>, options?: CallOptions): Promise<ExecuteResult<ReplyFor<K>>>;
  /** The address that a call would go to, for links and forms. */
  address<K extends CallKey>(key: K, input: InputFor<K>): string;
}

export interface ApiClientOptions {
  readonly http: HttpClient;
  /** `describeCalls(CALLS)` of the contract. */
  readonly table: CallTable<CallKey>;
  /** Token of the Authorization header; calls with access `bearer` use it where it is given. */
  readonly serviceToken?: ServiceToken;
  /** Token of the x-auth header, for calls with the extra authentication (R114). */
  readonly readUserToken?: () => Promise<string | null>;
  /** Token of a mobile application (R114). */
  readonly readMobileToken?: () => Promise<string | null>;
  /** Called for every failed call, but not for aborted ones (R142). */
  readonly onFailure?: (key: CallKey, failure: CallFailure) => void;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FormData);

/** Calls typed by the contract. The table holds addresses only, so that no schema is needed in a browser. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { http, table } = options;

  async function headersOf(call: CallRoute, { headers, captchaToken }: CallOptions): Promise<Record<string, string>> {
    const extra = call.access === 'session+extra' ? await options.readUserToken?.() : null;
    const mobile = call.access === 'mobile' ? await options.readMobileToken?.() : null;
    return {
      ...headers,
      ...(captchaToken ? { 'x-captcha-token': captchaToken } : {}),
      ...(extra ? { 'x-auth': `Bearer ${extra}` } : {}),
      ...(mobile ? { authorization: `Bearer ${mobile}` } : {}),
    };
  }

  async function send(call: CallRoute, input: CallInput, given: CallOptions): Promise<HttpReply> {
    const { captchaToken: _, headers: __, ...rest } = given;
    const headers = await headersOf(call, given);
    const url = callAddress(call, input);
    const body = isFields(input.body) ? omitDefaults(input.body, call.body) : input.body;
    const request: HttpRequest = {
      ...rest,
      method: call.method,
      url,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(call.envelope === 'jsonapi' ? { jsonApi: true } : {}),
    };
    if (call.access !== 'bearer' || !options.serviceToken) return await http(request);
    return await options.serviceToken.run(url, (token) => http({ ...request, headers: { ...headers, authorization: `Bearer ${token}` } }));
  }

  const execute: ApiClient['execute'] = async (key, input, given = {}) => {
    const call = table[key];
    try {
      const reply = await send(call, input as CallInput, given);
      return unwrap(call, reply.data) as ReplyFor<typeof key>;
    } catch (error) {
      if (error instanceof Error && !isCancelled(error)) options.onFailure?.(key, failureOf(error));
      throw error;
    }
  };

  return {
    execute,
    async tryExecute(key, input, given) {
      try {
        return { data: await execute(key, input, given) };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { error: failureOf(error) };
      }
    },
    address: (key, input) => callAddress(table[key], input as CallInput),
  };
}

const codeOf = (error: Error): string => (error instanceof HttpError || 'code' in error ? String(error.code) : '');

const failureOf = (error: Error): CallFailure => ({
  error,
  status: requestStatus(error),
  code: isCancelled(error) ? 'cancelled' : codeOf(error),
});

/** Takes the data out of the envelopes that have it inside. */
function unwrap({ envelope }: CallRoute, data: unknown): unknown {
  if (envelope !== 'flag' && envelope !== 'jsonapi') return data;
  return typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
}
