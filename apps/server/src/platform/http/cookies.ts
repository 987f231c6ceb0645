/** Paths to which a cookie is sent: the whole site and links from elsewhere, if nothing else is said. */
export interface CookieScope {
  readonly path?: string;
  readonly sameSite?: 'Lax' | 'Strict';
}

/** The operators' session: the console's calls get it and no page of the site does, nor does any link from elsewhere. */
export const OPERATOR_COOKIE = { name: 'operator_token', scope: { path: '/operator-api', sameSite: 'Strict' } } as const;

/**
 * Name under which a cookie travels: with a prefix where the site is served over TLS, since browsers refuse prefixes without it.
 * `__Host-` stands for the whole site, so a cookie with a path of its own has `__Secure-`.
 */
export function cookieName(name: string, secure: boolean, { path = '/' }: CookieScope = {}): string {
  if (!secure) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/** Cookies of a request, first one wins. Never throws on rubbish. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, decode(part.slice(at + 1).trim()));
  }
  return cookies;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface CookieOptions extends CookieScope {
  readonly maxAgeSeconds?: number;
  readonly httpOnly?: boolean;
}

/** The text of a Set-Cookie header: whole site and SameSite=Lax unless told otherwise, Secure over TLS, readable by script only on demand. */
export function cookieText(name: string, value: string, secure: boolean, options: CookieOptions): string {
  const { path = '/', sameSite = 'Lax' } = options;
  const parts = [`${cookieName(name, secure, options)}=${encodeURIComponent(value)}`, `Path=${path}`, `SameSite=${sameSite}`];
  if (secure) parts.push('Secure');
  if (options.httpOnly ?? true) parts.push('HttpOnly');
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  return parts.join('; ');
}

/** Makes the browser forget a cookie: of the same name, path and rules as it was set with. */
export const clearedCookieText = (name: string, secure: boolean, scope: CookieScope = {}): string =>
  cookieText(name, '', secure, { ...scope, httpOnly: false, maxAgeSeconds: 0 });
