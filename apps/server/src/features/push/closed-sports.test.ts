import type net from 'node:net';
import { PushFrame } from '@touchline/contract/push/messages';
import { selectionId } from '@touchline/kernel/selection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addTestBrand } from '../../../tests/harness/test-brand.ts';
import { HOME, testMarket, testPrices } from '../../../tests/harness/worlds/scripted-source.ts';
import { ARSENAL_CHELSEA, type LineScene, NADAL_ALCARAZ, startLineScene } from '../../../tests/harness/worlds/small-feed-app.ts';

const TENNIS = 4;

let scene: LineScene;
let host = '';
let url = '';
const sockets: WebSocket[] = [];
beforeAll(async () => {
  scene = await startLineScene();
  host = await addTestBrand(scene.platform, { id: 7, settings: { closedSports: [TENNIS] } });
  await scene.app.server.listen({ host: '127.0.0.1', port: 0 });
  url = `ws://127.0.0.1:${(scene.app.server.server.address() as net.AddressInfo).port}/push`;
});
afterAll(() => {
  for (const socket of sockets) socket.terminate();
  return scene.close();
});

async function listen(headers: Record<string, string>, topics: readonly string[]): Promise<PushFrame[]> {
  const socket = new WebSocket(url, { headers });
  sockets.push(socket);
  const frames: PushFrame[] = [];
  socket.on('message', (data) => frames.push(PushFrame.parse(JSON.parse((data as Buffer).toString()))));
  await new Promise((resolve) => socket.once('open', resolve));
  for (const topic of topics) socket.send(JSON.stringify({ op: 'sub', topic }));
  const answered = () => frames.filter((frame) => frame.t === 'snap' || frame.t === 'err').length;
  await expect.poll(answered).toBe(topics.length);
  return frames;
}
const WINNER = testMarket('winner');
const priceTennis = (odds: number) => {
  const prices: [number, number][] = [
    [1, odds],
    [2, 2300],
  ];
  scene.source.say(NADAL_ALCARAZ, { type: 'MarketChanged', markets: [{ market: WINNER, status: 'open', main: true, prices }] });
};
const deltas = (frames: readonly PushFrame[]) => frames.flatMap((frame) => (frame.t === 'd' ? [frame] : []));
const pricesIn = (frames: readonly PushFrame[]) => deltas(frames).flatMap(({ d }) => d.p ?? []);
/** Matches that any frame was about. */
const matchesIn = (frames: readonly PushFrame[]) =>
  new Set(
    deltas(frames).flatMap(({ d }) => [
      ...(d.p ?? []).map(([match]) => match),
      ...[...(d.m ?? []), ...(d.k ?? []), ...(d.n ?? [])].map(([match]) => match),
      ...(d.a ?? []).map(({ id }) => id),
    ]),
  );

describe('topics of a brand that does not offer a sport', () => {
  it('tell nothing of the sport, and are numbered without a hole', async () => {
    const ours = await listen({}, ['line']);
    const theirs = await listen({ host }, ['line']);
    const begun = deltas(theirs).length;
    priceTennis(2510);
    await expect.poll(() => pricesIn(ours)).toContainEqual([NADAL_ALCARAZ, selectionId(WINNER, 1), 2510, 0]);
    scene.source.say(ARSENAL_CHELSEA, { type: 'MarketChanged', markets: testPrices(2520) });
    await expect.poll(() => pricesIn(theirs)).toContainEqual([ARSENAL_CHELSEA, HOME, 2520, 0]);

    expect(matchesIn(ours)).toContain(NADAL_ALCARAZ);
    expect(matchesIn(theirs)).toContain(ARSENAL_CHELSEA);
    expect(matchesIn(theirs)).not.toContain(NADAL_ALCARAZ);
    const numbers = deltas(theirs).map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    expect(numbers.length - begun).toBeGreaterThanOrEqual(2);
  });

  it('do not exist for the sport and its matches', async () => {
    const asked = [`match:${NADAL_ALCARAZ}`, `line:sport:${TENNIS}`, `match:${ARSENAL_CHELSEA}`];
    const unknown = (frames: readonly PushFrame[]) => frames.flatMap((frame) => (frame.t === 'err' ? [frame.topic] : []));
    expect(unknown(await listen({ host }, asked))).toEqual(asked.slice(0, 2));
    expect(unknown(await listen({}, asked))).toEqual([]);
  });
});
