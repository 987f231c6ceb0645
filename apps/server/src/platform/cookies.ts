/** Name under which a cookie travels: with the `__Host-` prefix where the site is served over TLS, since browsers refuse the prefix without it. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

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

interface CookieOptions {
  readonly maxAgeSeconds?: number;
  readonly httpOnly?: boolean;
}

/** The text of a Set-Cookie header: whole site, SameSite=Lax, Secure over TLS, readable by script only on demand. */
export function cookieText(name: string, value: string, secure: boolean, options: CookieOptions): string {
  const parts = [`${cookieName(name, secure)}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (secure) parts.push('Secure');
  if (options.httpOnly ?? true) parts.push('HttpOnly');
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
  return parts.join('; ');
}
