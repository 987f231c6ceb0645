import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeBetWithRetry } from '../harness/bet-client.ts';
import { type BettingWorld, ledgerFaults, readServiceToken, startBettingApp } from '../harness/worlds/betting-app.ts';

// Requests that are never sent whole hold a connection each: they are ended, and bets go on beside as many as there are.

const PATH = '/service-api/LiveBet/Secure/MakeBetWeb';
const EACH = 40;
/** A player may place ten bets a second. */
const PACE_MS = 125;
const MIN_BETS = 10;
const HOST = 'Host: localhost\r\n';
const JSON_HEAD = `${HOST}Content-Type: application/json\r\nContent-Length: 400\r\n\r\n{"couponEvents":`;

/** Beginnings of requests, and whether anybody is told that they took too long. */
const BEGINNINGS = [
  { what: 'half a body', text: `POST ${PATH} HTTP/1.1\r\n${JSON_HEAD}`, status: 408 },
  { what: 'half a body of an unknown address', text: `POST /web-api/nothing HTTP/1.1\r\n${JSON_HEAD}`, status: 408 },
  {
    what: 'half a chunk',
    text: `POST ${PATH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{"`,
    status: 408,
  },
  { what: 'half the headers', text: `POST ${PATH} HTTP/1.1\r\n${HOST}Content-`, status: 408 },
  { what: 'nothing', text: '', status: 408 },
  { what: 'half a body that nobody reads', text: `GET /web-api/site/config HTTP/1.1\r\n${JSON_HEAD}`, status: 200 },
] as const;

let world: BettingWorld;
let port = 0;
beforeAll(async () => {
  world = await startBettingApp({ matches: 5, liveMatches: 0 });
  await world.app.server.listen({ host: '127.0.0.1', port: 0 });
  port = (world.app.server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

interface Ended {
  readonly status: number;
  readonly code: string | undefined;
}

/** Sends a beginning, and `drop` again and again; resolves when the server has ended the connection. */
function beginOnly(text: string, drop = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    const dropping = setInterval(() => drop !== '' && socket.write(drop), 200);
    let got = '';
    socket.on('data', (part) => (got += String(part)));
    // A write may meet a connection that has just been ended.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dropping);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(got)?.[1]), code: /"code":"(\w+)"/.exec(got)?.[1] });
    });
  });
}

it('requests that are not sent whole are answered with 408 and ended, many at once, and bets go on', async () => {
  const token = await readServiceToken(await world.player({ deposit: '1000' }));
  const ends = BEGINNINGS.map(({ text }) => Promise.all(Array.from({ length: EACH }, () => beginOnly(text))));
  // Whoever sends a little all the while has no more time for the whole.
  const dropping = beginOnly(`POST ${PATH} HTTP/1.1\r\n${JSON_HEAD}`, ' ');
  let left = BEGINNINGS.length;
  for (const end of ends) void end.then(() => left--);
  let bets = 0;
  for (; left > 0 || bets < MIN_BETS; bets++) {
    await placeBetWithRetry([`http://127.0.0.1:${port}`], token, 1 + (bets % 5));
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }

  for (const [n, { what, status }] of BEGINNINGS.entries()) {
    const answers = new Set((await ends[n])?.map((one) => `${one.status} ${status === 408 ? one.code : ''}`));
    expect([...answers], what).toEqual([`${status} ${status === 408 ? 'request_timeout' : ''}`]);
  }
  expect(await dropping).toEqual({ status: 408, code: 'request_timeout' });
  console.log(`${EACH * BEGINNINGS.length} requests not sent whole, ${bets} bets meanwhile`);
});
