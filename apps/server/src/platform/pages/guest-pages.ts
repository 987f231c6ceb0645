import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_BOUNDS, type PublicReplyCache, viewBytes } from '../cache/public-reply-cache.ts';
import type { CallerReader } from '../http/caller.ts';
import { compressed } from '../http/compress.ts';
import { sendEncoded } from '../http/encoded-reply.ts';
import { type Caller, EncodedReply } from '../http/handler.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { Platform } from '../platform.ts';
import type { Admission } from '../rates/admission.ts';
import { type GuestPageWishes, wishesHeaders, wishesKey } from './guest-page-key.ts';
import { hashScripts, makeNonce } from './hashed-scripts.ts';
import { createKeptPages, type KeptPages } from './kept-pages.ts';
import type { RenderPage } from './page-renderer.ts';
import { copyHeaders, type Page, sendPage } from './send-page.ts';

/** How long guests are shown the same page, and how old a page they are shown while others are being rendered. */
const KEPT_MS = 1_000;
const STALE_MS = 5_000;

/** A page for many: its bytes without a nonce, and the scripts that had it. */
interface GuestPage {
  readonly page: Page;
  readonly encoded: EncodedReply;
  readonly hashes: readonly string[];
}

export interface GuestPagesParts {
  readonly platform: Pick<Platform, 'brands' | 'clock' | 'config'>;
  readonly readCaller: Pick<CallerReader, 'language'>;
  readonly admission: Admission;
  /** Answers those who ask for what was sent a moment ago, before they come here. */
  readonly pages: PublicReplyCache;
  readonly render: RenderPage;
  /** Origins that pages may show in frames. */
  readonly readFrameOrigins: () => readonly string[];
  /** Is told of each page that is rendered. */
  readonly onRender: () => void;
}

/** Pages for guests, each rendered for all who wait for the same one. */
export class GuestPages {
  readonly #parts: GuestPagesParts;
  readonly #kept: KeptPages<GuestPage>;

  constructor(parts: GuestPagesParts) {
    this.#parts = parts;
    this.#kept = createKeptPages<GuestPage>({
      keepMs: KEPT_MS,
      staleMs: STALE_MS,
      bounds: PAGE_BOUNDS,
      bytesOf: ({ encoded }) => viewBytes(encoded),
      isForMany: ({ page }) => page.status === 200,
      now: () => performance.now(),
      isBusy: () => !parts.admission.isIdle('guest-page'),
    });
  }

  async send(request: FastifyRequest, reply: FastifyReply, wishes: GuestPageWishes): Promise<FastifyReply> {
    const options = { dev: this.#parts.platform.config.dev, frameOrigins: this.#parts.readFrameOrigins() };
    const { page, encoded, hashes } = await this.#kept.get(wishesKey(wishes), () => this.#render(wishes));
    if (page.status !== 200) return sendPage(request, reply, page, { hashes }, options);
    copyHeaders(reply, page.headers);
    reply.header('content-security-policy', pagePolicy({ hashes }, options));
    sendEncoded(request, reply, encoded.view);
    this.#parts.pages.remember(request.raw, encoded, reply.getHeaders());
    return reply;
  }

  /** Rendered from the wishes alone, so that nothing else of the request can be in what others are shown. */
  async #render(wishes: GuestPageWishes): Promise<GuestPage> {
    const { platform, readCaller, render, onRender } = this.#parts;
    onRender();
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
    const page = await render(request, caller, { nonce, maintenance: null, now: platform.clock.now() });
    return forMany(page, nonce, (made) => (this.#kept.shown(key)?.encoded === made ? made : undefined));
  }
}

/** Hashes and compresses a page once for all requests that wait for it. A shared page sets no cookies. */
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
