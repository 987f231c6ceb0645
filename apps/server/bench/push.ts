import { once } from 'node:events';
import { createServer } from 'node:http';
import net from 'node:net';
import { Book } from '@touchline/feed/book/book';
import { invariant } from '@touchline/kernel/invariant';
import type { FeedFeature } from '../src/features/feed/index.ts';
import { createTopicSeqs } from '../src/features/line/match-seqs.ts';
import { Channel } from '../src/features/push/channel.ts';
import { createConnection } from '../src/features/push/connection.ts';
import { Frame } from '../src/features/push/frame.ts';
import { Hub } from '../src/features/push/hub.ts';
import { createPersonal } from '../src/features/push/personal.ts';
import { createSocketDoor } from '../src/features/push/socket-door.ts';
import { createLocalBus } from '../src/platform/bus.ts';
import type { Log } from '../src/platform/log.ts';
import { createLog } from '../src/platform/log.ts';
import { median } from './http-load.ts';

const CLIENTS = 200;
const MESSAGES = 100;
const ROUNDS = 7;
const MOST = 1.15;
const HANDSHAKE =
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** CPU microseconds of this process while it sends, per message; readers drain in the same process for both lanes alike. */
async function costOf(send: () => void, received: () => number, wanted: number): Promise<number> {
  const from = process.cpuUsage();
  const before = received();
  for (let i = 0; i < MESSAGES; i++) {
    send();
    // A tick each, as in production: sockets are written once per tick.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const deadline = performance.now() + 10_000;
  while (received() - before < wanted) {
    invariant(performance.now() < deadline, `${received() - before} of ${wanted} bytes arrived`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { user, system } = process.cpuUsage(from);
  return (user + system) / (CLIENTS * MESSAGES);
}

export const bench = {
  name: 'push',
  goal: `CPU per message at most ${MOST}x raw TCP writing the same bytes`,
  async run() {
    const log: Log = createLog('silent');
    const now = () => Date.now();
    const seqs = createTopicSeqs(1);
    const feed = { book: new Book() } as unknown as FeedFeature;
    const hub = new Hub({ clock: { now } }, { feed, line: { seqs } });
    const personal = createPersonal({ bus: createLocalBus(log), log }, seqs, now);
    const channel = new Channel('line', { of: 'overview', kind: 'line', sport: 0, champ: 0 }, 'en', now());
    const door = createSocketDoor((wire) => {
      const connection = createConnection(wire, hub, personal, async () => null, now);
      channel.subscribers.add(connection.subscriber);
      return connection;
    });
    const server = createServer().listen(0, '127.0.0.1');
    server.on('upgrade', (request, socket, head) => door.upgrade(request, socket, head));
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;
    let got = 0;
    // Readers below the protocol, the same for both lanes.
    const readers = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const socket = net.connect(port, '127.0.0.1');
        socket.write(HANDSHAKE);
        await once(socket, 'data');
        socket.on('data', (chunk) => {
          got += chunk.length;
        });
        return socket;
      }),
    );
    const plain: net.Socket[] = [];
    const plainServer = net.createServer((socket) => void plain.push(socket)).listen(0, '127.0.0.1');
    await once(plainServer, 'listening');
    const plainReaders = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const socket = net.connect((plainServer.address() as net.AddressInfo).port, '127.0.0.1');
        await once(socket, 'connect');
        socket.on('data', (chunk) => {
          got += chunk.length;
        });
        return socket;
      }),
    );
    // A client is connected before the server has taken it.
    while (plain.length < CLIENTS || channel.subscribers.size < CLIENTS) await new Promise((resolve) => setTimeout(resolve, 5));
    const text = `{"t":"d","topic":"line","seq":1,"d":{"p":[${Array.from({ length: 20 }, (_, i) => `[${1000 + i},4611686018${i},2150,0]`).join(',')}]}}`;
    const frame = new Frame(text);
    const bytes = frame.socketBytes;
    const wanted = bytes.length * CLIENTS * MESSAGES;
    const ours: number[] = [];
    const raw: number[] = [];
    let seq = 1;
    for (let round = 0; round <= ROUNDS; round++) {
      const a = await costOf(
        () => channel.sendFrame(++seq, new Frame(text)),
        () => got,
        wanted,
      );
      const b = await costOf(
        () => {
          for (const socket of plain) socket.write(bytes);
        },
        () => got,
        wanted,
      );
      // The first round warms both up.
      if (round === 0) continue;
      ours.push(a);
      raw.push(b);
    }
    for (const socket of readers) socket.destroy();
    for (const socket of plainReaders) socket.destroy();
    door.stop();
    server.close();
    plainServer.close();
    const ratios = ours.map((us, i) => us / (raw[i] ?? 1));
    return {
      ours: `${median(ours).toFixed(2)} us a message`,
      against: `${median(raw).toFixed(2)} us raw TCP`,
      ratio: median(ratios),
      pass: median(ratios) <= MOST,
      notes: `${CLIENTS} clients, ${bytes.length} bytes, readers in the same process; ${ROUNDS} rounds, ratios ${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    };
  },
};
