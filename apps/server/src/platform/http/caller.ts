import { BASE_LANGUAGE, matchLanguage } from '@touchline/contract/bets/enums';
import type { Access } from '@touchline/contract/call';
import type { FastifyRequest } from 'fastify';
import {
  type AuthenticatedOperator,
  type AuthenticatedPlayer,
  type Authenticator,
  type OperatorAuthenticator,
  worksFor,
} from '../auth/authenticator.ts';
import type { Brands } from '../tenant/brands.ts';
import { cookieName, OPERATOR_COOKIE, parseCookies } from './cookies.ts';
import type { Caller } from './handler.ts';
import { plainAddress } from './networks.ts';

/** Fields that tell the language of a request. */
interface Asked {
  readonly url: string;
  readonly query: unknown;
  readonly headers: { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined };
}

export interface CallerReader {
  (request: FastifyRequest, access: Access): Promise<Caller>;
  language(request: Asked): string;
  /** The one that its address names; undefined where other parts of the request say it. */
  languageInAddress(request: Pick<Asked, 'url' | 'query'>): string | undefined;
}

const bearer = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? /^Bearer ([\w.~+/=-]{8,4096})$/i.exec(header)?.[1] : undefined;

/** Finds out who sent a request, by the credentials that the call's access asks for. */
export function createCallerReader(
  {
    authenticator,
    operators,
    languages,
    brands,
  }: {
    readonly authenticator: Authenticator;
    readonly operators: OperatorAuthenticator;
    readonly languages: readonly string[];
    readonly brands: Pick<Brands, 'ofHost'>;
  },
  secure: boolean,
): CallerReader {
  const userCookie = cookieName('user_token', secure);
  const operatorCookie = cookieName(OPERATOR_COOKIE.name, secure, OPERATOR_COOKIE.scope);

  /** The user token may come as cookie or in x-auth; Authorization carries the service token of programs (calls document, 7.1). */
  async function readPlayer(request: FastifyRequest, access: Access): Promise<AuthenticatedPlayer | null> {
    if (access === 'signed' || access === 'operator') return null;
    const authorization = bearer(request.headers.authorization);
    const byService = authorization ? await authenticator.readToken(authorization, 'service') : null;
    if (access === 'bearer' || access === 'mobile') return byService;
    const cookie = parseCookies(request.headers.cookie).get(userCookie);
    const extra = bearer(request.headers['x-auth']);
    const byCookie = cookie ? await authenticator.readToken(cookie, 'user') : null;
    if (access !== 'session+extra') return byCookie ?? byService ?? (extra ? authenticator.readToken(extra, 'user') : null);
    const byExtra = extra ? await authenticator.readToken(extra, 'user') : null;
    // A token of one player must not ride on the cookie of another.
    return byCookie && byCookie.id !== byExtra?.id ? null : byExtra;
  }

  /** Only by the cookie, which browsers send to the console's calls alone. A new sign-in ends the previous session. */
  async function readOperator(request: FastifyRequest, access: Access): Promise<AuthenticatedOperator | null> {
    if (access !== 'operator' && access !== 'guest') return null;
    const token = parseCookies(request.headers.cookie).get(operatorCookie);
    return token ? operators.readOperatorToken(token) : null;
  }

  function firstKnown(wishes: readonly (string | undefined)[]): string | undefined {
    for (const wish of wishes) {
      const known = matchLanguage(wish, languages);
      if (known !== undefined) return known;
    }
    return undefined;
  }
  /** The address's own fields, which nothing else of a request changes. */
  function languageInAddress({ url, query }: Pick<Asked, 'url' | 'query'>): string | undefined {
    const { lng } = (query ?? {}) as { lng?: unknown };
    // Pages say their language in their path: /ru/live.
    return firstKnown([/^\/([a-z]{2}(?:-[A-Za-z]{2,4})?)(?:[/?]|$)/.exec(url)?.[1], typeof lng === 'string' ? lng : undefined]);
  }
  const language = (request: Asked): string =>
    languageInAddress(request) ??
    firstKnown([
      parseCookies(request.headers.cookie).get('lng'),
      ...(request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]),
    ]) ??
    BASE_LANGUAGE;

  const read = async (request: FastifyRequest, access: Access): Promise<Caller> => {
    const brand = brands.ofHost(request.headers.host);
    const [player, operator] = [await readPlayer(request, access), await readOperator(request, access)];
    return {
      brand,
      // A player signed in elsewhere is a stranger at this brand.
      player: player?.brandId === brand.id ? player : null,
      operator: operator && worksFor(operator, brand.id) ? operator : null,
      language: language(request),
      ip: plainAddress(request.ip),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      requestId: request.id,
      message: { text: request.rawText, header: (name) => [request.headers[name.toLowerCase()]].flat()[0] },
    };
  };
  return Object.assign(read, { language, languageInAddress });
}
