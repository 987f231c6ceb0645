import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { CallKey, InputFor, ReplyFor } from '@touchline/contract/calls';
import type { FeedSilence } from '@touchline/contract/push/messages';
import type { SiteSettings } from '@touchline/contract/site/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_BOUNDS, type PublicReplyCache, viewBytes } from '../cache/public-reply-cache.ts';
import { isDatabaseDown } from '../db/db.ts';
import { API_PATH } from '../http/api-path.ts';
import type { InProcessCall } from '../http/call-runner.ts';
import type { CallerReader } from '../http/caller.ts';
import { compressed } from '../http/compress.ts';
import { negotiateEncoding } from '../http/content-encoding.ts';
import { sendEncoded } from '../http/encoded-reply.ts';
import { Failure } from '../http/failure.ts';
import { type Caller, EncodedReply } from '../http/handler.ts';
import { type AllowedScripts, pagePolicy } from '../http/security-headers.ts';
import type { Platform } from '../platform.ts';
import type { Admission } from '../rates/admission.ts';
import { asReader } from '../rates/database-pools.ts';
import type { Maintenance } from '../rates/maintenance.ts';
import { createTurns } from '../rates/turns.ts';
import { type GuestPageWishes, guestPageWishes, wishesHeaders, wishesKey } from './guest-page-key.ts';
import { hashScripts } from './hashed-scripts.ts';
import { createKeptPages } from './kept-pages.ts';

/** What a page's loader finds in its context; the site's app/shell/loaders/loader-context.ts states the same shape. */
export interface PageServices {
  /** The same handlers, checks and refusals as over HTTP, for the caller of the page. */
  call<K extends CallKey>(key: K, input: InputFor<K>): Promise<ReplyFor<K>>;
  readonly player: { readonly id: string } | null;
  /** By cookie or Accept-Language; a page's own language is in its path. */
  readonly language: string;
  /** For script elements; the policy of the page lets no others run. */
  readonly nonce: string;
  /** Epoch milliseconds of the server. */
  readonly now: number;
  readonly publicOrigin: string;
  /** The name of the brand whose site it is. */
  readonly brand: string;
  /** The languages that the site offers, sports that it does not, and where its own colours are; null where it has none. */
  readonly look: SiteLook;
  /** While the source is silent: since when, and how many live matches wait. */
  readonly silence: FeedSilence | null;
  /** While it lasts there is one page only, which says so. */
  readonly maintenance: Maintenance | null;
  /** Guests see nothing but the ways in (R117). */
  readonly signInFirst: boolean;
  /** Lets the loop serve others before what follows. */
  nextTurn(): Promise<void>;
}

/** What a brand's settings make of a page. */
export interface SiteLook {
  readonly languages: readonly string[];
  readonly closedSports: readonly number[];
  /** Parts of the product by name: false closes one, a list keeps it to these languages. */
  readonly modules: Readonly<Record<string, boolean | readonly string[]>>;
  /** How odds are written for whoever has chosen no way of their own. */
  readonly oddsFormat: SiteSettings['oddsFormat'];
  /** Sections in the header. */
  readonly headerNavMaxVisible: number;
  readonly colours: string | null;
}

/** Renders a page of the site. */
export type PageHandler = (request: Request, services: PageServices) => Promise<Response>;

export interface SiteOptions {
  readonly platform: Platform;
  readonly call: InProcessCall;
  readonly readCaller: CallerReader;
  readonly admission: Admission;
  readonly pages: PublicReplyCache;
  readonly readSilence: () => FeedSilence | null;
  readonly readLook: (caller: Caller) => SiteLook;
  readonly readMaintenance: (brandId: number) => Maintenance | null;
  readonly isAuthRequired: (caller: Caller) => boolean;
  /** Where the page of an address is that names its language otherwise than the site does. */
  readonly addressInOurLanguage: (brandId: number, url: string) => string | undefined;
}

/** How long guests are shown the same page, and how old a page they are shown while others are being rendered. */
const KEPT_MS = 1_000;
const STALE_MS = 5_000;

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A page for many: its bytes without a nonce, and the scripts that had it. */
interface GuestPage {
  readonly page: Page;
  readonly encoded: EncodedReply;
  readonly hashes: readonly string[];
}

/** Answers every address that is a page's, or nobody's: players' pages one by one, guests' from what was rendered a moment ago. */
export function createSitePages(
  {
    platform,
    call,
    readCaller,
    admission,
    pages,
    readSilence,
    readLook,
    readMaintenance,
    isAuthRequired,
    addressInOurLanguage,
  }: SiteOptions,
  load: () => Promise<PageHandler | undefined>,
) {
  const { config } = platform;
  const nextTurn = createTurns();
  const secure = config.publicUrl.protocol === 'https:';
  const rendered = platform.metrics.counter(
    'pages_rendered',
    'Pages rendered, for one caller or for all guests who wait for the same one',
    ['for'],
  );
  const keptPages = createKeptPages<GuestPage>({
    keepMs: KEPT_MS,
    staleMs: STALE_MS,
    bounds: PAGE_BOUNDS,
    bytesOf: ({ encoded }) => viewBytes(encoded),
    isForMany: ({ page }) => page.status === 200,
    now: () => performance.now(),
    isBusy: () => !admission.isIdle('guest-page'),
  });

  async function render(request: Request, caller: Caller, nonce: string, maintenance: Maintenance | null, now: number): Promise<Page> {
    const handler = await load();
    if (!handler) throw new Failure('unavailable');
    const leave = await admission.enter(caller.player ? 'player-page' : 'guest-page');
    try {
      const response = await asReader(() =>
        handler(request, {
          async call(key, input) {
            await nextTurn();
            return call(key, input, caller).catch((error: unknown) => {
              // A page that may be asked for again in a moment is no broken one.
              throw isDatabaseDown(error) ? new Failure('unavailable') : error;
            });
          },
          player: caller.player && { id: String(caller.player.id) },
          language: caller.language,
          nonce,
          now,
          publicOrigin: caller.brand.publicUrl.origin,
          brand: caller.brand.name,
          look: readLook(caller),
          silence: readSilence(),
          maintenance,
          signInFirst: maintenance === null && isAuthRequired(caller),
          nextTurn,
        }),
      );
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
    } finally {
      leave();
    }
  }

  /** Rendered from the wishes alone, so that nothing else of the request can be in what others are shown. */
  async function renderForGuests(wishes: GuestPageWishes): Promise<GuestPage> {
    rendered.inc({ for: 'guests' });
    const key = wishesKey(wishes);
    const headers = wishesHeaders(wishes);
    const nonce = makeNonce();
    const caller: Caller = {
      brand: platform.brands.ofHost(wishes.host),
      player: null,
      operator: null,
      language: readCaller.language({ url: wishes.url, query: {}, headers }),
      ip: '',
      userAgent: '',
      requestId: 'guests',
      message: { text: '', header: (name) => headers[name.toLowerCase()] },
    };
    const request = new Request(`${caller.brand.publicUrl.origin}${wishes.url}`, { headers });
    const page = await render(request, caller, nonce, null, platform.clock.now());
    return forMany(page, nonce, (made) => (keptPages.shown(key)?.encoded === made ? made : undefined));
  }

  async function sendGuestPage(request: FastifyRequest, reply: FastifyReply, wishes: GuestPageWishes): Promise<FastifyReply> {
    const { page, encoded, hashes } = await keptPages.get(wishesKey(wishes), () => renderForGuests(wishes));
    if (page.status !== 200) return sendPage(request, reply, page, { hashes });
    copyHeaders(reply, page.headers);
    reply.header('content-security-policy', pagePolicy({ hashes }, config));
    sendEncoded(request, reply, encoded.view);
    pages.remember(request.raw, encoded, reply.getHeaders());
    return reply;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, scripts: AllowedScripts): Promise<FastifyReply> {
    reply.code(page.status).header('content-security-policy', pagePolicy(scripts, config));
    copyHeaders(reply, page.headers);
    for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
    if (page.status === 503) {
      reply.header('x-failure-code', reply.hasHeader('x-failure-code') ? String(reply.getHeader('x-failure-code')) : 'unavailable');
      if (!reply.hasHeader('retry-after')) reply.header('retry-after', '1');
    }
    const coding = page.body.length > 0 ? negotiateEncoding(request.headers['accept-encoding']) : undefined;
    if (coding === undefined) return reply.send(page.body);
    return reply.header('content-encoding', coding).send(await compressed(page.body, coding));
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (API_PATH.test(request.url)) throw new Failure('not_found');
    const brandId = platform.brands.ofHost(request.headers.host).id;
    const moved = addressInOurLanguage(brandId, request.url);
    // Not for ever: a language that is added later has addresses of its own.
    if (moved !== undefined) return reply.header('cache-control', 'public, max-age=3600').redirect(moved, 301);
    const now = platform.clock.now();
    const maintenance = readMaintenance(brandId);
    if (maintenance) {
      reply.header('retry-after', String(Math.ceil((maintenance.until - now) / 1000))).header('x-failure-code', 'maintenance');
    }
    const wishes = maintenance || config.dev ? undefined : guestPageWishes(request.raw, secure);
    if (wishes) return sendGuestPage(request, reply, wishes);
    rendered.inc({ for: 'one' });
    const nonce = makeNonce();
    const caller = await readCaller(request, 'any');
    return sendPage(request, reply, await render(webRequest(request, reply, caller.brand.publicUrl), caller, nonce, maintenance, now), {
      nonce,
    });
  };
}

const makeNonce = (): string => randomBytes(16).toString('base64url');

function copyHeaders(reply: FastifyReply, headers: Headers): void {
  headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'vary') reply.header(name, value);
  });
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
}

/** Hashed and compressed once for all who wait for it. What is for many sets nobody's cookies. */
async function forMany(page: Page, nonce: string, again: (made: EncodedReply) => EncodedReply | undefined): Promise<GuestPage> {
  const headers = new Headers(page.headers);
  headers.delete('set-cookie');
  const type = headers.get('content-type') ?? 'application/octet-stream';
  const { html, hashes } = hashScripts(type.startsWith('text/html') ? page.body.toString() : '', nonce);
  const body = html === '' ? page.body : Buffer.from(html);
  return { page: { status: page.status, headers, body }, encoded: await keptPage(body, type, again), hashes };
}

/** A page as bytes. Most browsers take the one compressed form, which is made beside the main thread. */
async function keptPage(
  identity: Buffer,
  contentType: string,
  again: (made: EncodedReply) => EncodedReply | undefined,
): Promise<EncodedReply> {
  const br = await compressed(identity, 'br');
  let gzip: Buffer | undefined;
  const encoded: EncodedReply = new EncodedReply(
    {
      etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
      identity,
      contentType,
      br,
      get gzip() {
        gzip ??= gzipSync(identity, { level: 5 });
        return gzip;
      },
    },
    () => again(encoded),
  );
  return encoded;
}

function webRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined && !name.startsWith(':')) headers.append(name, one);
  }
  const abort = new AbortController();
  reply.raw.on('close', () => abort.abort());
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: abort.signal };
  if (request.method === 'POST') {
    init.body = createReadableStreamFromReadable(request.raw);
    init.duplex = 'half';
  }
  // The path alone says which page it is; under which name we were reached is no business of a page.
  return new Request(`${publicUrl.origin}${request.url}`, init);
}
