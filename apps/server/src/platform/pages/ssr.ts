// Serves the React Router site inside Fastify: one process, one port.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { SERVER_FOLDER } from '../folders.ts';
import type { Platform } from '../platform.ts';
import type { PageHandler } from './page-services.ts';
import { createSitePages, type SiteOptions } from './site-pages.ts';

/** The site's server entry exports this next to its default: context and router come from one module graph. */
interface SiteEntry {
  createHandler(build: ServerBuild, mode: string, framePath: string): PageHandler;
}

const WEB_ROOT = path.resolve(SERVER_FOLDER, '../web');

/** Adds the site's files and pages. Without a build the interface still works, and pages are refused as unavailable. */
export async function registerSite(server: FastifyInstance, options: SiteOptions): Promise<void> {
  const { platform } = options;
  const load = platform.config.dev ? await developmentSite(server, platform) : await builtSite(server, platform);
  const site = createSitePages(options, load);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: site });
  });
}

async function builtSite(
  server: FastifyInstance,
  { log, config }: Pick<Platform, 'log' | 'config'>,
): Promise<() => Promise<PageHandler | undefined>> {
  const entry = path.join(WEB_ROOT, 'build/server/index.js');
  if (!fs.existsSync(entry)) {
    log.error('the site is not built: npm run build');
    return async () => undefined;
  }
  const client = path.join(WEB_ROOT, 'build/client');
  await server.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: true,
    setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
  });
  // Files of the public folder that are not content-addressed: icons, robots.txt, the manifest.
  for (const file of fs.readdirSync(client, { withFileTypes: true })) {
    if (file.isFile()) server.get(`/${file.name}`, (_request, reply) => reply.sendFile(file.name, client, { maxAge: '1h' }));
  }
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const handler = siteEntry(build).createHandler(build, 'production', config.framePath);
  return async () => handler;
}

async function developmentSite(server: FastifyInstance, { config }: Pick<Platform, 'config'>): Promise<() => Promise<PageHandler>> {
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
    return siteEntry(build).createHandler(build, 'development', config.framePath);
  };
}

const siteEntry = (build: ServerBuild): SiteEntry => build.entry.module as unknown as SiteEntry;
