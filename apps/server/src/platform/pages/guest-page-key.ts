import type { IncomingMessage } from 'node:http';
import { cookieName } from '../http/cookies.ts';

/** All that a guest's page may depend on besides the time. A page that is kept is rendered from this alone (ssr.ts), not from the request. */
export interface GuestPageWishes {
  /** Path and query as asked for. */
  readonly url: string;
  readonly host: string;
  /** Regions of the browser's languages ("en-KE"): forms offer the first one that is served. */
  readonly regions: string;
  /** Cookies that change how a page is drawn, by name, as they arrived. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** Sections that are the same for every guest. Forms, tickets, searches and whatever ends or begins something are rendered each time. */
const SECTIONS = new Set([
  '',
  'line',
  'live',
  'match',
  'cyber',
  'virtual',
  'marble',
  'calculators',
  'toto',
  'information',
  'betsonyour',
  'best',
  'topgame',
  'recommendation',
  'team',
  'top-events',
  'ufc',
  'politics',
  'champions',
  'express-day',
  'tournament',
  'olympics',
  'cricket',
  'results',
  'statistics-popup',
  'tree',
]);
/** Parts of a query that those sections read. Anything else is somebody trying addresses: nothing of it is kept. */
const ASKED = new Set(['sport', 'within', 'page', 'day', 'kind', 'champ', 'season', 'country', 'pool', 'before', 'market', '_routes']);
/** Cookies that pages read; `user_token`, a session's, ends the matter. */
const DRAWN = ['view', 'consent', 'adult', 'lng'] as const;
const MAX_URL = 300;
const MAX_COOKIES = 800;
const MAX_REGIONS = 6;

const sectionOf = (path: string): string | undefined =>
  /^\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?:\/([\w-]*)(?:\/[^?]*)?)?$/.exec(path.replace(/\.data$/, ''))?.[1];
const isPage = (path: string): boolean =>
  /^\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?:\.data)?(?:\/|$)/.test(path) && SECTIONS.has(sectionOf(path) ?? '');

/** Cookies as they arrived, the first of a name: pages decode their own. */
function rawCookies(header = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name !== '' && !found.has(name)) found.set(name, part.slice(at + 1).trim());
  }
  return found;
}

/** Everything that a guest's page depends on; undefined where the page is a player's, or none that may be kept. */
export function guestPageWishes({ method, url = '', headers }: IncomingMessage, secure: boolean): GuestPageWishes | undefined {
  if (method !== 'GET' || url.length > MAX_URL || headers.authorization !== undefined || headers['x-auth'] !== undefined) return undefined;
  const [path = '', query = ''] = url.split('?', 2);
  if (!isPage(path) || url.split('?').length > 2) return undefined;
  if (query !== '' && !query.split('&').every((part) => ASKED.has(part.split('=', 1)[0] ?? ''))) return undefined;
  const found = rawCookies(headers.cookie);
  if (found.has(cookieName('user_token', secure))) return undefined;
  const cookies: Record<string, string> = {};
  let length = 0;
  for (const name of DRAWN) {
    const value = found.get(name);
    if (value === undefined) continue;
    cookies[name] = value;
    length += value.length;
  }
  const regions = [...(headers['accept-language'] ?? '').matchAll(/\b[a-z]{2}-[A-Z]{2}\b/g)].map(([region]) => region);
  if (length > MAX_COOKIES || regions.length > MAX_REGIONS) return undefined;
  return { url, host: (headers.host ?? '').toLowerCase(), regions: regions.join(','), cookies };
}

export const wishesKey = ({ url, host, regions, cookies }: GuestPageWishes): string =>
  [url, host, regions, ...DRAWN.map((name) => `${name in cookies ? '=' : ''}${cookies[name] ?? ''}`)].join('\n');

/** The headers of a request that asks for nothing else. */
export const wishesHeaders = ({ host, regions, cookies }: GuestPageWishes): Readonly<Record<string, string>> => ({
  host,
  ...(regions === '' ? {} : { 'accept-language': regions }),
  ...(Object.keys(cookies).length === 0
    ? {}
    : {
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      }),
});

/** The same as text: equal for two requests exactly where the same page may answer both. */
export function guestPageKey(request: IncomingMessage, secure: boolean): string | undefined {
  const wishes = guestPageWishes(request, secure);
  return wishes && wishesKey(wishes);
}
