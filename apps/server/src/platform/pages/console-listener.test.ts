import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../db/free-port.ts';
import { createConsoleListener } from './console-listener.ts';

let server: FastifyInstance;
let site: string;
let consoleSite: string;
beforeAll(async () => {
  server = Fastify();
  const consolePort = await freePort();
  const listener = createConsoleListener(server, { consoleHost: '127.0.0.1', consolePort });
  server.setErrorHandler((_error, _request, reply) => reply.code(404).send());
  for (const url of [
    '/health',
    '/puzzle-api/challenge',
    '/operator-api/me',
    '/operator-api/documents/photo/:photoId',
    '/console',
    '/console/*',
    '/web-api/me',
    '/*',
  ])
    server.get(url, async (request) => request.routeOptions.url);
  site = await server.listen({ host: '127.0.0.1', port: 0 });
  await listener.listen();
  consoleSite = `http://127.0.0.1:${consolePort}`;
});
afterAll(() => server.close());

const statuses = (base: string, paths: readonly string[]) => Promise.all(paths.map(async (path) => (await fetch(base + path)).status));

describe('a port of its own for the console', () => {
  it('answers pages, calls and what the sign-in needs, and nothing of the site', async () => {
    expect(
      await statuses(consoleSite, [
        '/console/',
        '/console/players/17',
        '/operator-api/me',
        '/operator-api/documents/photo/x',
        '/puzzle-api/challenge',
        '/health',
      ]),
    ).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statuses(consoleSite, ['/', '/en/live', '/web-api/me'])).toEqual([404, 404, 404]);
  });

  it('is the only one that does, however an address is spelled', async () => {
    expect(await statuses(site, ['/', '/en/live', '/web-api/me', '/health'])).toEqual([200, 200, 200, 200]);
    const spellings = [
      '/console',
      '/console/',
      '/operator-api/me',
      '/%6fperator-api/me',
      '/operator%2Dapi/me',
      '/operator-api/me?x=1',
      '/%63onsole/players',
    ];
    for (const path of spellings) {
      const reply = await fetch(site + path);
      const isConsole = reply.ok && /operator-api|console/.test(await reply.text());
      expect([path, isConsole]).toEqual([path, false]);
    }
  });
});
