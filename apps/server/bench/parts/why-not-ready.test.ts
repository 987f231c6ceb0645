import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellReasons, whyNotReady } from './why-not-ready.ts';

const PATIENCE_MS = 60_000;

let answer: { readonly status: number; readonly body: string } = { status: 200, body: '' };
const server = http.createServer((_request, reply) => void reply.writeHead(answer.status).end(answer.body));
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('why a product is not ready', () => {
  it.each([
    [200, '{"status":"ready","troubles":[]}', null],
    [
      503,
      '{"status":"not ready","troubles":["the feed is silent","the database does not answer"]}',
      '503 the feed is silent, the database does not answer',
    ],
    [503, '{"code":"unavailable"}', '503 {"code":"unavailable"}'],
    [502, 'Bad gateway', '502 Bad gateway'],
  ])('%i %s', async (status, body, why) => {
    answer = { status, body };
    expect(await whyNotReady(url, PATIENCE_MS)).toBe(why);
  });

  it('is what became of the question where nobody answers', async () => {
    const closed = http.createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    expect(await whyNotReady(`http://127.0.0.1:${port}`, PATIENCE_MS)).toMatch(/fetch failed/);
  });

  it('is counted by reason', () => {
    expect(tellReasons(['a', 'b', 'a'])).toBe('2 x a; 1 x b');
    expect(tellReasons([])).toBe('');
  });
});
