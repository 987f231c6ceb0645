import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { median, ratioOf } from './http-load.ts';
import { HANDSHAKE } from './push-scene.ts';

const SOCKETS = 1500;
/** Everything that the first ones make they make for all. */
const FIRST = 100;
const ROUNDS = 5;
const MAX = 1.25;

interface Held {
  readonly held: number;
  readonly bytes: number;
}

async function held(server: ChildProcess): Promise<Held> {
  const answer = once(server, 'message');
  server.send('how much');
  return ((await answer) as [Held])[0];
}

async function connect(port: number, count: number): Promise<net.Socket[]> {
  const sockets: net.Socket[] = [];
  for (let i = 0; i < count; i++) {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(HANDSHAKE);
    await once(socket, 'data');
    sockets.push(socket.resume());
  }
  return sockets;
}

/** Bytes that a listener costs its server. */
async function bytesEach(which: 'ours' | 'bare'): Promise<number> {
  const server = fork(path.join(import.meta.dirname, 'socket-holder.ts'), [which], { env: { ...process.env, NODE_ENV: 'production' } });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const sockets = await connect(port, FIRST);
  const before = await held(server);
  sockets.push(...(await connect(port, SOCKETS)));
  const after = await held(server);
  for (const socket of sockets) socket.destroy();
  server.disconnect();
  if (after.held - before.held !== SOCKETS) throw new Error(`${after.held - before.held} of ${SOCKETS} sockets are held`);
  return (after.bytes - before.bytes) / SOCKETS;
}

export const bench = {
  name: 'memory-socket',
  goal: `at most ${MAX}x a socket of bare ws`,
  async run() {
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await bytesEach('ours'));
      bare.push(await bytesEach('bare'));
    }
    const ratio = ratioOf(ours, bare);
    return {
      ours: `${(median(ours) / 1024).toFixed(2)} KB a socket`,
      against: `${(median(bare) / 1024).toFixed(2)} KB of bare ws`,
      ratio: ratio.median,
      pass: ratio.median <= MAX,
      notes: `heap and external memory after collection, ${SOCKETS} listeners of one channel; ${ROUNDS} rounds, ratios ${ratio.spread}`,
    };
  },
};
