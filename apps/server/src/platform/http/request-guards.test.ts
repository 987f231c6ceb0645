import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { createMetrics } from '../watch/metrics.ts';
import { hostName } from './hosts.ts';
import { createHttpServer } from './http.ts';
import { readNetworks } from './networks.ts';

const networks = (text: string) => {
  const read = readNetworks(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const CONFIG = { trustedProxies: networks(''), internalNetworks: networks('127.0.0.0/8'), internalToken: 'a-token-of-the-operator' };

let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'], config: CONFIG });
  port = Number(new URL(await test.app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}
/** Over a socket: an injected request brings no Host of its own and does not reach the reply cache. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => (text += part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    request.on('error', reject);
    request.end();
  });
const codeOf = ({ text }: Answer): string => (JSON.parse(text) as { code: string }).code;
const CONFIG_CALL = '/web-api/site/config';

describe('the host of a request', () => {
  it.each(['localhost', 'LOCALHOST:1', '127.0.0.1', '[::1]:80', 'localhost.'])('%s is ours', async (host) => {
    expect((await ask(CONFIG_CALL, { host })).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', 'localhost@evil.example', 'a b'])(
    '"%s" is not, for calls, pages and files',
    async (host) => {
      for (const path of [CONFIG_CALL, '/en', '/docs']) {
        const answer = await ask(path, { host });
        expect(answer.status).toBe(421);
        expect(codeOf(answer)).toBe('wrong_host');
      }
    },
  );

  it.each(['http://localhost', 'HTTPS://evil.example:1'])('%s in the request line says nothing: its path is asked for', async (name) => {
    expect((await ask(`${name}${CONFIG_CALL}`, { host: 'localhost' })).status).toBe(200);
    expect((await ask(`${name}${CONFIG_CALL}`, { host: 'evil.example' })).status).toBe(421);
    expect((await ask(name, { host: 'localhost' })).status).toBeLessThan(500);
  });

  it('is no address by itself', async () => {
    expect((await ask('*', { host: 'localhost' })).status).toBe(404);
  });

  it.each([undefined, '', ':80', 'a/b', '[::1', 'localhost:x', 'localhost:123456'])('%s is no host', (host) => {
    expect(hostName(host)).toBeUndefined();
  });

  it('is not asked by who asks how the server is', async () => {
    expect((await ask('/health', { host: 'balancer.internal' })).status).not.toBe(421);
  });

  it('is asked of sockets too', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write('GET /push HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
      );
      let got = '';
      socket.on('data', (part) => (got += String(part)));
      socket.on('error', reject);
      socket.on('close', () => resolve(got));
    });
    expect(text).toMatch(/^HTTP\/1\.1 (421|404) /);
    expect(text).toMatch(/"code":"(wrong_host|not_found)"/);
  });

  it('that the settings name is ours', async () => {
    const named = await startTestApp({
      roles: ['api'],
      config: { publicUrl: new URL('https://bets.example'), hosts: ['www.bets.example'] },
    });
    try {
      const statusOf = async (host: string) => (await named.request({ url: CONFIG_CALL, headers: { host } })).statusCode;
      expect(await statusOf('bets.example')).toBe(200);
      expect(await statusOf('www.bets.example:443')).toBe(200);
      expect(await statusOf('bets.example.org')).toBe(421);
    } finally {
      await named.close();
    }
  });
});

describe('what only the operator’s own side may read', () => {
  it.each(['/metrics', '/operator-api/openapi.json', '/operator-api/docs'])('%s', async (path) => {
    expect((await ask(path)).status).toBe(200);
    // Through a proxy on this machine, by anybody.
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const outside = await ask(path, { [header]: header === 'forwarded' ? 'for=203.0.113.9' : '203.0.113.9' });
      expect(outside.status).toBe(403);
      expect(outside.headers['x-failure-code']).toBe('forbidden');
    }
    const token = (text: string) => ({ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${text}` });
    expect((await ask(path, token('a-token-of-the-operator'))).status).toBe(200);
    expect((await ask(path, token('a-token-of-the-operatoR'))).status).toBe(403);
  });

  it('the description of the public calls is everybody’s', async () => {
    const text = (await ask('/openapi.json', { 'x-forwarded-for': '203.0.113.9' })).text;
    expect(text.includes('/web-api/site/config')).toBe(true);
    expect(text.includes('operator-api')).toBe(false);
  });
});

describe('the address of a caller', () => {
  const ipOf = async (config: Partial<typeof CONFIG>, forwarded: string, remoteAddress = '127.0.0.1'): Promise<string> => {
    const platform = { ...test.platform, config: { ...test.platform.config, ...CONFIG, ...config }, metrics: createMetrics() };
    const { server, readCaller } = createHttpServer({
      platform,
      authenticator: { readToken: async () => null },
      operators: { readOperatorToken: async () => null },
      sentence: () => '',
      languages: ['en'],
      readMaintenance: () => null,
    });
    server.get('/who', async (request) => (await readCaller(request, 'any')).ip);
    try {
      return (await server.inject({ url: '/who', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body;
    } finally {
      await server.close();
    }
  };

  it('is where it connects from, whatever it says, as long as no proxy is trusted', async () => {
    expect(await ipOf({}, '203.0.113.9')).toBe('127.0.0.1');
  });

  it('is what a trusted proxy says, also one that came over IPv6, and only as far as proxies are trusted', async () => {
    const trustedProxies = networks('10.0.0.0/8');
    expect(await ipOf({ trustedProxies }, '203.0.113.9', '10.1.1.1')).toBe('203.0.113.9');
    expect(await ipOf({ trustedProxies }, '203.0.113.9', '::ffff:10.1.1.1')).toBe('203.0.113.9');
    expect(await ipOf({ trustedProxies }, '198.51.100.1, 203.0.113.9', '10.1.1.1')).toBe('203.0.113.9');
    expect(await ipOf({ trustedProxies }, '203.0.113.9', '192.0.2.1')).toBe('192.0.2.1');
  });
});

describe('replies', () => {
  it('say of themselves what they depend on, the first as those after it', async () => {
    const first = await ask(CONFIG_CALL);
    expect(first.headers.vary).toBe('accept-encoding, accept-language, cookie');
    const failure = await ask('/web-api/nothing');
    expect(failure.headers.vary).toContain('accept-language');
  });

  it('of a call whose address cannot be read are data, and name what is wrong', async () => {
    const answer = await ask('/web-api/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('invalid');
  });

  it('are pages to who reads them, with the code for who does not', async () => {
    const page = await ask('/nowhere', { accept: 'text/html' });
    expect(page.status).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['x-failure-code']).toBe('not_found');
    expect(page.text).toContain('data-code="not_found"');
    expect(codeOf(await ask('/nowhere', { accept: 'application/json' }))).toBe('not_found');
  });
});

it('readers who never read keep nobody waiting', async () => {
  const sockets = Array.from({ length: 80 }, () => net.connect(port, '127.0.0.1'));
  try {
    for (const socket of sockets) {
      socket.pause();
      socket.on('error', () => undefined);
      // Large, of its own each time, and never read.
      socket.write('GET /translation-api/by-lang/en HTTP/1.1\r\nHost: localhost\r\nCookie: a=1\r\n\r\n'.repeat(40));
    }
    for (let n = 0; n < 20; n++) expect((await ask(CONFIG_CALL)).status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
