import type net from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { PushFrame } from '@touchline/contract/push/messages';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { testPrices } from './scripted-source.ts';
import { ARSENAL_CHELSEA, type LineScene, startLineScene } from './small-feed-app.ts';

/** The small world with an endpoint for sockets. */
export interface PushScene extends LineScene {
  readonly port: number;
  listen(headers?: Record<string, string>, query?: string): Promise<Listener>;
  /** Ends all who listen. */
  dropListeners(): void;
  /** Says new prices of a match, in thousandths. */
  price(odds: number): void;
}

export interface Listener {
  readonly ws: WebSocket;
  readonly frames: PushFrame[];
  /** Those that came as binary messages. */
  readonly packed: Buffer[];
  say(request: unknown): void;
  /** The first frame, from now on or earlier, that passes. */
  hear<T extends PushFrame['t']>(t: T, test?: (frame: Extract<PushFrame, { t: T }>) => boolean): Promise<Extract<PushFrame, { t: T }>>;
  readonly closed: Promise<number>;
}

/** Waits longer than one tick. */
export const tick = () => new Promise((resolve) => setTimeout(resolve, 200));

/** A server that listens; what the world began with has been told. */
export async function startPushScene(): Promise<PushScene> {
  const scene = await startLineScene();
  await scene.app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = scene.app.server.server.address() as net.AddressInfo;
  await tick();
  const sockets: WebSocket[] = [];
  return {
    ...scene,
    port,
    async listen(headers = {}, query = '') {
      const ws = new WebSocket(`ws://127.0.0.1:${port}/push${query}`, { headers });
      sockets.push(ws);
      return hearing(ws);
    },
    dropListeners() {
      for (const ws of sockets.splice(0)) ws.terminate();
    },
    price: (odds) => scene.source.say(ARSENAL_CHELSEA, { type: 'MarketChanged', markets: testPrices(odds) }),
  };
}

/** Resolves when it is open. */
async function hearing(ws: WebSocket): Promise<Listener> {
  const frames: PushFrame[] = [];
  const packed: Buffer[] = [];
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  ws.on('message', (data, isBinary) => {
    if (isBinary) packed.push(data as Buffer);
    const bytes = isBinary ? inflateRawSync(data as Buffer) : (data as Buffer);
    frames.push(PushFrame.parse(JSON.parse(bytes.toString())));
  });
  ws.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });
  return {
    ws,
    frames,
    packed,
    closed,
    say: (request) => ws.send(typeof request === 'string' ? request : JSON.stringify(request)),
    async hear(t, test = () => true) {
      const find = () => frames.find((frame) => frame.t === t && test(frame as never));
      await expect.poll(find, { message: `a frame ${t}` }).toBeDefined();
      return find() as never;
    },
  };
}
