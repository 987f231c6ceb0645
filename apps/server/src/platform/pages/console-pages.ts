// Serves the operators' console (apps/backoffice): one page and its files, the same for everybody. Whatever it shows it asks for by calls.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { CONSOLE_PATH } from '@touchline/contract/console/enums';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { SERVER_FOLDER } from '../folders.ts';
import { setConsoleHeaders } from '../http/security-headers.ts';
import type { Platform } from '../platform.ts';

const BACKOFFICE_ROOT = path.resolve(SERVER_FOLDER, '../backoffice');
const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a page's own inline scripts, as its policy names them: the page is a file of the build, so nothing of anybody's is in it. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));

/** Its addresses begin with a slash behind their name, which the page's own links count on. */
function addPages(
  server: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
): void {
  for (const url of [CONSOLE_PATH, `${CONSOLE_PATH}/*`])
    server.get(url, (request, reply) =>
      request.url.startsWith(`${CONSOLE_PATH}/`) ? answer(request, reply) : reply.redirect(`${CONSOLE_PATH}/`),
    );
}

/** Adds the console's page and files. Without a build its addresses are not found. */
export async function registerConsolePages(server: FastifyInstance, { log, config }: Pick<Platform, 'log' | 'config'>): Promise<void> {
  if (config.dev) return developmentPages(server);
  const client = path.join(BACKOFFICE_ROOT, 'build/client');
  const file = path.join(client, 'index.html');
  if (!fs.existsSync(file)) {
    log.error('the console is not built: npm run build');
    return;
  }
  const html = fs.readFileSync(file);
  const hashes = scriptHashes(html.toString());
  await server.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: `${CONSOLE_PATH}/assets/`,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
  });
  addPages(server, (_request, reply) => {
    setConsoleHeaders(reply, hashes);
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

async function developmentPages(server: FastifyInstance): Promise<void> {
  const [{ createServer }, { createRequestHandler }] = await Promise.all([import('vite'), import('react-router')]);
  const vite = await createServer({
    root: BACKOFFICE_ROOT,
    configFile: path.join(BACKOFFICE_ROOT, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.server, path: 'console-hmr' } },
  });
  server.addHook('onClose', () => vite.close());
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`${CONSOLE_PATH}/`)) vite.middlewares(request.raw, reply.raw, done);
    else done();
  });
  addPages(server, async (request, reply) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const page = await createRequestHandler(build, 'development')(new Request(`${request.protocol}://${request.host}${request.url}`));
    setConsoleHeaders(reply, 'dev');
    return reply
      .code(page.status)
      .type(page.headers.get('content-type') ?? 'text/html; charset=utf-8')
      .send(await page.text());
  });
}
