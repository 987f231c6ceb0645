import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { createRandom, type Random } from '@touchline/kernel/random';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRawLane, type PreparedReply, type RawLane } from './raw-lane.ts';

const SEED = 20_260_110;
const IDLE_MS = 10_000;
const BODY = Buffer.from('{"a view":"of the line"}');
const replyOf = (body: Buffer): PreparedReply => ({
  status: 200,
  head: ['x-request-id', '', 'etag', '"1"', 'content-type', 'application/json', 'content-length', String(body.length)],
  body,
});

let view: PreparedReply | undefined;
let byLane = 0;
let byHttp = 0;
const servers: http.Server[] = [];

/** A server whose `/view` is answered as the lane would; everything else tells what it was asked. */
async function startServer(
  withLane: boolean,
): Promise<{ readonly port: number; readonly lane: RawLane | undefined; readonly server: http.Server }> {
  const server = http.createServer((request, response) => {
    byHttp++;
    const head = lane?.headOf(request);
    if (request.url === '/view' && request.method === 'GET' && view) {
      response.writeHead(view.status, [...view.head]);
      response.end(view.body);
      if (head !== undefined) lane?.learn(head, request, () => view);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => response.end(`${request.method} ${request.url} ${Buffer.concat(parts).toString()}`));
  });
  const lane = withLane ? createRawLane(server, IDLE_MS, () => byLane++) : undefined;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return { port: (server.address() as net.AddressInfo).port, lane, server };
}

let port = 0;
let plainPort = 0;
let lane: RawLane | undefined;
beforeAll(async () => {
  ({ port, lane } = await startServer(true));
  plainPort = (await startServer(false)).port;
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});
beforeEach(() => {
  view = replyOf(BODY);
  byLane = 0;
  byHttp = 0;
});

/** Sends the parts one by one, ends, and gives all that came back with what each reply says anew masked. */
async function talk(to: number, parts: readonly string[]): Promise<string> {
  const socket = net.connect({ port: to, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const part of parts) {
    if (!socket.writable) break;
    socket.write(part, 'latin1');
    // A turn of the loop each, so that parts arrive apart.
    await new Promise((resolve) => setImmediate(resolve));
  }
  socket.end();
  await closed;
  return text
    .replaceAll(/date: [^\r]+/gi, 'date: -')
    .replaceAll(/x-request-id: [^\r]*/gi, 'x-request-id: -')
    .replaceAll(/^[A-Za-z-]+: /gm, (name) => name.toLowerCase());
}
const get = (path: string, ...headers: readonly string[]): string =>
  `GET ${path} HTTP/1.1\r\n${['Host: x', ...headers].join('\r\n')}\r\n\r\n`;
/** Headers of each reply sorted: their order is nobody's promise. */
const sorted = (text: string): string =>
  text
    .split('\r\n\r\n')
    .map((part) => part.split('\r\n').toSorted().join('\n'))
    .join('\n\n');

describe('a head that was answered before', () => {
  it('is answered by the lane, as the HTTP server answers it', async () => {
    const first = await talk(port, [get('/view')]);
    expect([byHttp, byLane]).toEqual([1, 0]);
    const second = await talk(port, [get('/view')]);
    expect([byHttp, byLane]).toEqual([1, 1]);
    expect(sorted(second)).toBe(sorted(first));
    expect(second).toContain(BODY.toString());
  });

  it('gets the bytes of now, an id and a date each time, and the whole way once there is nothing', async () => {
    const ask = async (): Promise<{ readonly id: string; readonly text: string }> => {
      const reply = await new Promise<http.IncomingMessage>((resolve) =>
        http.get({ port, path: '/view', headers: { 'x-case': 'now' }, agent: false }, resolve),
      );
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      expect(Math.abs(Date.parse(reply.headers.date ?? '') - Date.now())).toBeLessThan(60_000);
      return { id: String(reply.headers['x-request-id']), text: Buffer.concat(parts).toString() };
    };
    // agent: false says "connection: close", which the lane does not learn.
    await ask();
    expect(byLane).toBe(0);
    const head = get('/view', 'x-case: now');
    await talk(port, [head]);
    const bytes: string[] = [];
    for (const body of ['one', 'another', 'another']) {
      if (view?.body?.toString() !== body) view = replyOf(Buffer.from(body));
      bytes.push(await talk(port, [head]));
    }
    expect(bytes.map((text) => text.split('\r\n\r\n')[1])).toEqual(['one', 'another', 'another']);
    expect(byLane).toBe(3);
    view = undefined;
    expect(await talk(port, [head])).toContain('GET /view ');
    expect(byLane).toBe(3);
  });

  it('is not the lane’s where it says more than a question', async () => {
    const more = [
      ['cookie: lng=en'],
      ['connection: close'],
      ['content-length: 0'],
      ['transfer-encoding: chunked'],
      ['authorization: Bearer x'],
      ['expect: 100-continue'],
      ['upgrade: websocket', 'connection: upgrade'],
      [`x-long: ${'x'.repeat(3000)}`],
    ];
    for (const headers of more) {
      for (const _time of [1, 2, 3]) await talk(port, [get('/view', ...headers), headers[0]?.includes('chunked') ? '0\r\n\r\n' : '']);
    }
    expect(byLane).toBe(0);
  });

  it('keeps every reply whole for who does not read', async () => {
    const head = get('/view', 'x-case: slow');
    await talk(port, [head]);
    view = replyOf(Buffer.alloc(8_000_000, 'a'));
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.pause();
    socket.write(head);
    // Others are answered from the same bytes meanwhile, and the second question of this one waits behind its first.
    await talk(port, [head]);
    socket.write(get('/other'));
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      if (text.endsWith('GET /other ')) socket.destroy();
    });
    socket.resume();
    await once(socket, 'close');
    const bodyAt = text.indexOf('\r\n\r\n') + 4;
    expect(text.slice(0, bodyAt)).toMatch(/x-request-id: [0-9a-f-]{36}\r\n/);
    expect(text.slice(bodyAt, bodyAt + 8_000_000) === 'a'.repeat(8_000_000)).toBe(true);
    expect(text.slice(bodyAt + 8_000_000)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});

it(`answers whatever comes in whatever pieces as a server without the lane does (seed ${SEED})`, async () => {
  const random = createRandom('raw-lane', SEED);
  const known = [get('/view'), get('/view', 'x-case: now'), get('/view', 'Accept: */*')];
  for (const head of known) await talk(port, [head]);
  const requests = [
    ...known,
    ...known,
    'HEAD /view HTTP/1.1\r\nHost: x\r\n\r\n',
    get('/other'),
    'POST /view HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello',
    'POST /view HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    `POST /view HTTP/1.1\r\nHost: x\r\nContent-Length: ${known[0]?.length}\r\n\r\n${known[0]}`,
  ];
  /** After which the server closes: what is sent behind them, or has yet to be answered, is lost by luck. */
  const last = [
    'GET /view HTTP/1.0\r\nHost: x\r\n\r\n',
    'GET /view HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
    'GET /view HTTP/1.1\nHost: x\n\n',
    'nonsense\r\n\r\n',
    get('/view', 'connection: close'),
  ];
  const pieces = (text: string, one: Random): string[] => {
    if (one.int(3) > 0) return [text];
    const at = 1 + one.int(text.length - 1);
    return [text.slice(0, at), text.slice(at)];
  };
  for (let round = 0; round < 80; round++) {
    const ending = random.int(4) === 0;
    const wanted = Array.from({ length: 1 + random.int(4) }, () => random.pick(ending ? known : requests));
    if (ending) wanted.push(random.pick(last));
    const parts = random.int(3) === 0 ? pieces(wanted.join(''), random) : wanted.flatMap((text) => pieces(text, random));
    const [ours, theirs] = [await talk(port, parts), await talk(plainPort, parts)];
    expect(sorted(ours), JSON.stringify(parts)).toBe(sorted(theirs));
  }
  expect(byLane).toBeGreaterThan(20);
});

it('lets waiting connections go when the server stops', async () => {
  const { port: own, lane: ownLane, server } = await startServer(true);
  const socket = net.connect(own, '127.0.0.1');
  socket.resume();
  await once(socket, 'connect');
  await new Promise((resolve) => setImmediate(resolve));
  const gone = once(socket, 'close');
  const closed = once(server, 'close');
  ownLane?.close();
  server.close();
  await Promise.all([gone, closed]);
  expect(lane).toBeDefined();
});

it('the lane keeps no more bytes than it may, whatever is asked for', async () => {
  view = replyOf(Buffer.alloc(2 ** 20, 'x'));
  for (let n = 0; n < 40; n++) {
    // The second time by the lane, which then has the reply whole.
    for (const _time of ['by the server', 'by the lane']) await talk(port, [get('/view', `x-try: ${n}`)]);
    expect(lane?.bytes).toBeLessThanOrEqual(8 * 2 ** 20);
  }
  expect(byLane).toBe(40);
  expect(lane?.bytes).toBeGreaterThan(2 ** 20);
});
