import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PushScene, startPushScene, tick } from '../../../tests/harness/worlds/push-scene.ts';
import { testMarket } from '../../../tests/harness/worlds/scripted-source.ts';
import { ARSENAL_CHELSEA } from '../../../tests/harness/worlds/small-feed-app.ts';

let scene: PushScene;
beforeAll(async () => {
  scene = await startPushScene();
});
afterEach(() => scene.dropListeners());
afterAll(() => scene.close());

describe('T64 hostile sockets', () => {
  it('answers garbage with refusals, then closes', async () => {
    const client = await scene.listen();
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"op":"fly"}',
      '{"op":"sub"}',
      '"\\u0000"',
      '{"__proto__":{"op":"ping"}}',
      `{"op":"sub","topic":"${'x'.repeat(200)}"}`,
    ])
      client.say(text);
    await client.hear('err', (f) => f.code === 'invalid');
    client.ws.send(Buffer.from([0, 255, 1]));
    for (let i = 0; i < 30; i++) client.say('rubbish');
    expect(await client.closed).toBe(1008);
  });
  it('closes at frames larger than any request', async () => {
    const client = await scene.listen();
    client.say(`{"op":"sub","topic":"${'x'.repeat(100_000)}"}`);
    expect(await client.closed).toBe(1009);
  });
  it('closes a client that asks without end', async () => {
    const client = await scene.listen();
    for (let i = 0; i < 400; i++) client.say({ op: 'ping' });
    expect(await client.closed).toBe(1008);
    expect(client.frames.filter((f) => f.t === 'pong').length).toBeLessThan(200);
  });
  it('survives bytes that are no frames at all', async () => {
    const socket = net.connect(scene.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'GET /push HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write(Buffer.alloc(64, 0xff));
    await new Promise((resolve) => socket.once('close', resolve));
    const client = await scene.listen();
    client.say({ op: 'ping' });
    await client.hear('pong');
  });
  it('holds bounded memory for a reader that never reads, and lets it go', async () => {
    const socket = net.connect(scene.port, '127.0.0.1');
    socket.on('error', () => {});
    const key =
      'GET /push HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    socket.write(key);
    await new Promise((resolve) => socket.once('data', resolve));
    const request = Buffer.from(JSON.stringify({ op: 'sub', topic: `match:${ARSENAL_CHELSEA}` }));
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | request.length, 0, 0, 0, 0]), request]));
    await tick();
    socket.pause();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const many = Array.from({ length: 500 }, (_, i) => testMarket('total', { line: i - 250 }));
    // Every market again each tick: megabytes that the reader does not take.
    for (let round = 0; round < 60; round++) {
      scene.source.alive();
      const markets = many.map((market) => ({
        market,
        status: 'open' as const,
        main: round % 2 === 0,
        prices: [[1, 1500 + round]] as const,
      }));
      scene.source.say(ARSENAL_CHELSEA, { type: 'MarketChanged', markets });
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
    const connections = () => new Promise<number>((resolve) => scene.app.server.server.getConnections((_error, n) => resolve(n)));
    const before = await connections();
    const sent = socket.bytesRead;
    // Bounded, whatever was said: what the kernel takes, and a little over the high-water mark here.
    expect(process.memoryUsage().external).toBeLessThan(200 * 1024 * 1024);
    scene.clock.advance(11_000);
    scene.source.alive();
    await expect.poll(connections).toBeLessThan(before);
    expect(sent).toBeLessThan(1024 * 1024);
    socket.destroy();
    await closed;
    const client = await scene.listen();
    client.say({ op: 'ping' });
    await client.hear('pong');
  });
});
