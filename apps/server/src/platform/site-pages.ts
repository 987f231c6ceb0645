import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { CallKey, InputFor, ReplyFor } from '@touchline/contract/calls';
import type { FeedSilence } from '@touchline/contract/push';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from './accepted-coding.ts';
import type { Admission } from './admission.ts';
import type { InProcessCall } from './call-runner.ts';
import type { CallerReader } from './caller.ts';
import { compressed } from './compress.ts';
import { isDatabaseDown } from './db.ts';
import { sendEncoded } from './encoded-reply.ts';
import { Failure } from './failure.ts';
import { type GuestPageWishes, guestPageWishes, wishesHeaders, wishesKey } from './guest-page-key.ts';
import { type Caller, Encoded } from './handler.ts';
import { hashScripts } from './hashed-scripts.ts';
import { INTERFACE_PATH } from './interface-path.ts';
import { createKeptPages } from './kept-pages.ts';
import { asReader } from './lanes.ts';
import { type Maintenance, maintenanceFailure, maintenanceNow } from './maintenance.ts';
import type { Platform } from './platform.ts';
import { type AllowedScripts, pagePolicy } from './security-headers.ts';
import { createTurns } from './turns.ts';
import { PAGE_BOUNDS, type ViewDoor, viewBytes } from './view-door.ts';

/** What a page's loader finds in its context; the site's app/services.ts states the same shape. */
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
  /** While the source is silent: since when, and how many live matches wait. */
  readonly silence: FeedSilence | null;
  /** While it lasts there is one page only, which says so. */
  readonly maintenance: Maintenance | null;
  /** Lets the loop serve others before what follows. */
  nextTurn(): Promise<void>;
}

/** Renders a page of the site. */
export type PageHandler = (request: Request, services: PageServices) => Promise<Response>;

export interface SiteOptions {
  readonly platform: Platform;
  readonly call: InProcessCall;
  readonly readCaller: CallerReader;
  readonly admission: Admission;
  readonly pages: ViewDoor;
  readonly readSilence: () => FeedSilence | null;
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
  readonly encoded: Encoded;
  readonly hashes: readonly string[];
}

/** Answers every address that is a page's, or nobody's: players' pages one by one, guests' from what was rendered a moment ago. */
export function createSitePages(
  { platform, call, readCaller, admission, pages, readSilence }: SiteOptions,
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
          publicOrigin: config.publicUrl.origin,
          silence: readSilence(),
          maintenance,
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
      player: null,
      operator: null,
      language: readCaller.language({ url: wishes.url, query: {}, headers }),
      ip: '',
      userAgent: '',
      requestId: 'guests',
      message: { text: '', header: (name) => headers[name.toLowerCase()] },
    };
    const request = new Request(`${config.publicUrl.origin}${wishes.url}`, { headers });
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
    const coding = page.body.length > 0 ? acceptedCoding(request.headers['accept-encoding']) : undefined;
    if (coding === undefined) return reply.send(page.body);
    return reply.header('content-encoding', coding).send(await compressed(page.body, coding));
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (INTERFACE_PATH.test(request.url)) throw new Failure('not_found');
    const now = platform.clock.now();
    const maintenance = maintenanceNow(config, now);
    if (maintenance) {
      // A step inside of the site is data: the page that asks for it keeps what it shows.
      if (/\.data(\?|$)/.test(request.url)) throw maintenanceFailure(maintenance, now);
      reply.header('retry-after', String(Math.ceil((maintenance.until - now) / 1000))).header('x-failure-code', 'maintenance');
    }
    const wishes = maintenance || config.dev ? undefined : guestPageWishes(request.raw, secure);
    if (wishes) return sendGuestPage(request, reply, wishes);
    rendered.inc({ for: 'one' });
    const nonce = makeNonce();
    const caller = await readCaller(request, 'any');
    return sendPage(request, reply, await render(webRequest(request, reply, config.publicUrl), caller, nonce, maintenance, now), { nonce });
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
async function forMany(page: Page, nonce: string, again: (made: Encoded) => Encoded | undefined): Promise<GuestPage> {
  const headers = new Headers(page.headers);
  headers.delete('set-cookie');
  const type = headers.get('content-type') ?? 'application/octet-stream';
  const { html, hashes } = hashScripts(type.startsWith('text/html') ? page.body.toString() : '', nonce);
  const body = html === '' ? page.body : Buffer.from(html);
  return { page: { status: page.status, headers, body }, encoded: await keptPage(body, type, again), hashes };
}

/** A page as bytes. Most browsers take the one compressed form, which is made beside the main thread. */
async function keptPage(identity: Buffer, contentType: string, again: (made: Encoded) => Encoded | undefined): Promise<Encoded> {
  const br = await compressed(identity, 'br');
  let gzip: Buffer | undefined;
  const encoded: Encoded = new Encoded(
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
