// Serves the React Router site inside Fastify: one process, one port.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { CallKey, InputFor, ReplyFor } from '@touchline/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { InProcessCall } from './call-runner.ts';
import type { CallerReader } from './caller.ts';
import { compressStream } from './compress.ts';
import { Failure } from './failure.ts';
import type { Caller } from './handler.ts';
import { INTERFACE_PATH } from './interface-path.ts';
import { type Maintenance, maintenanceFailure, maintenanceNow } from './maintenance.ts';
import type { Platform } from './platform.ts';
import { pagePolicy } from './security-headers.ts';

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
  /** While it lasts there is one page only, which says so. */
  readonly maintenance: Maintenance | null;
}

/** The site's server entry exports this next to its default: context and router come from one module graph. */
interface SiteEntry {
  createHandler(build: ServerBuild, mode: string): (request: Request, services: PageServices) => Promise<Response>;
}
type PageHandler = ReturnType<SiteEntry['createHandler']>;

export interface SiteOptions {
  readonly platform: Platform;
  readonly call: InProcessCall;
  readonly readCaller: CallerReader;
}

const WEB_ROOT = path.resolve(import.meta.dirname, '../../../web');

/** Adds the site's files and pages. Without a build the interface still works and pages answer 503 with what to run. */
export async function registerSite(server: FastifyInstance, options: SiteOptions): Promise<void> {
  const { platform } = options;
  const load = platform.config.dev ? await developmentSite(server) : await builtSite(server);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: (request, reply) => servePage(request, reply, options, load) });
  });
}

async function servePage(request: FastifyRequest, reply: FastifyReply, options: SiteOptions, load: () => Promise<PageHandler | undefined>) {
  const { platform, call } = options;
  if (INTERFACE_PATH.test(request.url)) throw new Failure('not_found');
  const handler = await load();
  if (!handler) return reply.code(503).type('text/plain; charset=utf-8').send('The site is not built: npm run build\n');
  const now = platform.clock.now();
  const maintenance = maintenanceNow(platform.config, now);
  if (maintenance) {
    // A step inside of the site is data: the page that asks for it keeps what it shows.
    if (/\.data(\?|$)/.test(request.url)) throw maintenanceFailure(maintenance, now);
    reply.header('retry-after', String(Math.ceil((maintenance.until - now) / 1000)));
  }
  const caller: Caller = await options.readCaller(request, 'any');
  const nonce = randomBytes(16).toString('base64url');
  const response = await handler(webRequest(request, reply), {
    call: (key, input) => call(key, input, caller),
    player: caller.player && { id: String(caller.player.id) },
    language: caller.language,
    nonce,
    now,
    publicOrigin: platform.config.publicUrl.origin,
    maintenance,
  });
  reply.code(response.status).header('content-security-policy', pagePolicy(nonce, platform.config));
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  reply.header('vary', [response.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (!response.body) return reply.send('');
  return reply.send(compressStream(request, reply, Readable.fromWeb(response.body as WebStream)));
}

function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
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
  return new Request(`${request.protocol}://${request.host}${request.url}`, init);
}

async function builtSite(server: FastifyInstance): Promise<() => Promise<PageHandler | undefined>> {
  const entry = path.join(WEB_ROOT, 'build/server/index.js');
  if (!fs.existsSync(entry)) return async () => undefined;
  const client = path.join(WEB_ROOT, 'build/client');
  await server.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: true,
  });
  // Files of the public folder that are not content-addressed: icons, robots.txt, the manifest.
  for (const file of fs.readdirSync(client, { withFileTypes: true })) {
    if (file.isFile()) server.get(`/${file.name}`, (_request, reply) => reply.sendFile(file.name, client, { maxAge: '1h' }));
  }
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const handler = siteEntry(build).createHandler(build, 'production');
  return async () => handler;
}

async function developmentSite(server: FastifyInstance): Promise<() => Promise<PageHandler>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: WEB_ROOT,
    configFile: path.join(WEB_ROOT, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  server.addHook('onClose', () => vite.close());
  server.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  return async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return siteEntry(build).createHandler(build, 'development');
  };
}

const siteEntry = (build: ServerBuild): SiteEntry => build.entry.module as unknown as SiteEntry;
