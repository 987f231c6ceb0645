import { createReadableStreamFromReadable } from '@react-router/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicReplyCache } from '../cache/public-reply-cache.ts';
import { API_PATH } from '../http/api-path.ts';
import type { CallerReader } from '../http/caller.ts';
import { Failure } from '../http/failure.ts';
import type { Platform } from '../platform.ts';
import type { Maintenance } from '../rates/maintenance.ts';
import { guestPageWishes } from './guest-page-key.ts';
import { GuestPages } from './guest-pages.ts';
import { makeNonce } from './hashed-scripts.ts';
import { createPageRenderer, type PageRendererParts } from './page-renderer.ts';
import type { PageHandler } from './page-services.ts';
import { sendPage } from './send-page.ts';

export interface SiteOptions extends PageRendererParts {
  readonly platform: Platform;
  readonly readCaller: CallerReader;
  readonly pages: PublicReplyCache;
  readonly readMaintenance: (brandId: number) => Maintenance | null;
  /** Origins that pages may show in frames: games of providers. */
  readonly readFrameOrigins: () => readonly string[];
  /** The page of an address that names its language otherwise than the site does. */
  readonly addressInOurLanguage: (brandId: number, url: string) => string | undefined;
}

/** Answers pages, and every address that no other route has: players' pages are rendered one by one, guests' are kept for a moment. */
export function createSitePages(options: SiteOptions, load: () => Promise<PageHandler | undefined>) {
  const { platform, readCaller, admission, pages, readMaintenance, addressInOurLanguage, readFrameOrigins } = options;
  const { config } = platform;
  const secure = config.publicUrl.protocol === 'https:';
  const rendered = platform.metrics.counter(
    'pages_rendered',
    'Pages rendered, for one caller or for all guests who wait for the same one',
    ['for'],
  );
  const render = createPageRenderer(options, load);
  const onRender = (): void => rendered.inc({ for: 'guests' });
  const guestPages = new GuestPages({ platform, readCaller, admission, pages, render, readFrameOrigins, onRender });

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
    if (wishes) return guestPages.send(request, reply, wishes);
    rendered.inc({ for: 'one' });
    const nonce = makeNonce();
    const caller = await readCaller(request, 'any');
    const page = await render(webRequest(request, reply, caller.brand.publicUrl), caller, { nonce, maintenance, now });
    return sendPage(request, reply, page, { nonce }, { dev: config.dev, frameOrigins: readFrameOrigins() });
  };
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
