import { TOKEN_EXPIRY_MARGIN_MS } from '@touchline/catalogue/defaults';
import type { HttpReply } from './http-client.ts';
import { HttpError, TokenError, UnauthorizedError } from './http-errors.ts';

/** R092: attempts per url, the first included. */
const MAX_ATTEMPTS = 3;

export interface ServiceTokenOptions {
  /** Asks for the token: GET /web-api/api/mobile/v1/token/ (C244). */
  readonly load: () => Promise<HttpReply>;
  /** Asks for a new one: POST .../refresh (C245). 403 says that nobody is signed in. */
  readonly refresh: () => Promise<HttpReply>;
  readonly now?: () => number;
}

/** The short-lived token of the Authorization header. */
export interface ServiceToken {
  /** A token that has not expired, loaded or refreshed where needed; one request at a time for all callers. */
  read(): Promise<string>;
  /**
   * Runs a call with the token. A 401 is tried again with a fresh one; after the third attempt on an url the error is TOKEN_NOT_AUTHENTICATED.
   * The count is per url, over calls that run at the same time too; it starts again with a success or with that error.
   */
  run<T>(url: string, call: (token: string) => Promise<T>): Promise<T>;
  /** On login and logout. */
  forget(): void;
}

interface CachedToken {
  readonly token: string;
  /** On this machine's clock. */
  readonly expiresAt: number;
}

export function createServiceToken({ load, refresh, now = Date.now }: ServiceTokenOptions): ServiceToken {
  let held: CachedToken | null = null;
  let asking: Promise<CachedToken> | null = null;
  let generation = 0;
  const refusals = new Map<string, number>();

  function ask(source: () => Promise<HttpReply>): Promise<CachedToken> {
    const asked = generation;
    asking ??= source()
      .then(
        (reply) => {
          const fresh = parseToken(reply, now());
          if (asked === generation) held = fresh;
          return fresh;
        },
        (error: unknown) => {
          throw error instanceof HttpError && error.statusCode === 403 ? new TokenError('USER_NOT_AUTHENTICATED') : error;
        },
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  const read = async (): Promise<string> => {
    if (held && held.expiresAt > now()) return held.token;
    return (await ask(held ? refresh : load)).token;
  };

  return {
    read,
    async run(url, call) {
      for (;;) {
        const token = await read();
        try {
          const answer = await call(token);
          refusals.delete(url);
          return answer;
        } catch (error) {
          if (!(error instanceof UnauthorizedError)) throw error;
          const refused = (refusals.get(url) ?? 0) + 1;
          if (refused >= MAX_ATTEMPTS) {
            refusals.delete(url);
            throw new TokenError('TOKEN_NOT_AUTHENTICATED');
          }
          refusals.set(url, refused);
          // Another call may have refreshed it meanwhile: that one is tried first.
          if (held?.token === token) await ask(refresh);
        }
      }
    },
    forget() {
      generation++;
      held = null;
    },
  };
}

/**
 * Token and expiry of a reply. The expiry is the server's time: it is moved by the difference of the clocks, read from the date header, and
 * brought forward by 5 s (R127).
 */
function parseToken(reply: HttpReply, now: number): CachedToken {
  const attributes = getPath(reply.data, 'data', 'attributes');
  const token = getPath(attributes, 'userToken');
  if (typeof token !== 'string' || token === '') throw new TokenError('lost token');
  const date = reply.headers.get('date');
  if (date === null) throw new TokenError('headers.date is undefined');
  const clockDifference = now - Date.parse(date);
  const expires = Date.parse(String(getPath(attributes, 'expireDate')));
  return { token, expiresAt: (Number.isNaN(expires) ? Date.parse(date) : expires) + clockDifference - TOKEN_EXPIRY_MARGIN_MS };
}

/** Reads a path of names into data of unknown shape. */
function getPath(value: unknown, ...names: readonly string[]): unknown {
  let at = value;
  for (const name of names) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  return at;
}
