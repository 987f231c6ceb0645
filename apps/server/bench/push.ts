import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import net from 'node:net';
import path from 'node:path';
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
import { median, ratioOf } from './http-load.ts';

const CLIENTS = 1000;
/** Each to every client. */
const MESSAGES = 20;
const ROUNDS = 25;
const MOST = 1.15;

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
    const door = createSocketDoor(
      (wire) => {
        const connection = createConnection(wire, hub, personal, async () => null, now);
        channel.subscribers.add(connection.subscriber);
        return connection;
      },
      async () => null,
    );
    const server = createServer().listen(0, '127.0.0.1');
    server.on('upgrade', (request, socket, head) => void door.upgrade(request, socket, head));
    await once(server, 'listening');
    const plain: net.Socket[] = [];
    const plainServer = net.createServer((socket) => {
      socket.on('error', () => undefined);
      // As for every socket that carries small news at once.
      socket.setNoDelay(true);
      plain.push(socket);
    });
    plainServer.listen(0, '127.0.0.1');
    await once(plainServer, 'listening');

    const readers = fork(path.join(import.meta.dirname, 'push-readers.ts'));
    const portOf = (one: net.Server): number => (one.address() as net.AddressInfo).port;
    readers.send({ clients: CLIENTS, doorPort: portOf(server), plainPort: portOf(plainServer) });
    await once(readers, 'message');
    while (plain.length < CLIENTS || channel.subscribers.size < CLIENTS) await new Promise((resolve) => setTimeout(resolve, 5));
    const readSoFar = async (): Promise<number> => {
      readers.send({});
      const [{ got }] = (await once(readers, 'message')) as [{ got: number }];
      return got;
    };

    /** CPU microseconds of this process for each message; not counted while the readers catch up. */
    async function costOf(send: () => void, bytesEach: number): Promise<number> {
      const before = await readSoFar();
      const from = process.cpuUsage();
      for (let i = 0; i < MESSAGES; i++) {
        send();
        // A tick each, as in production: sockets are written once per tick.
        await new Promise((resolve) => setImmediate(resolve));
      }
      const { user, system } = process.cpuUsage(from);
      const wanted = before + bytesEach * CLIENTS * MESSAGES;
      const deadline = performance.now() + 20_000;
      for (let got = before; got < wanted; got = await readSoFar()) {
        invariant(performance.now() < deadline, `${got - before} of ${wanted - before} bytes arrived`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return (user + system) / (CLIENTS * MESSAGES);
    }

    const text = `{"t":"d","topic":"line","seq":1,"d":{"p":[${Array.from({ length: 20 }, (_, i) => `[${1000 + i},4611686018${i},2150,0]`).join(',')}]}}`;
    const bytes = new Frame(text).socketBytes;
    const ours: number[] = [];
    const raw: number[] = [];
    let seq = 1;
    for (let round = -2; round < ROUNDS; round++) {
      const sendOurs = (): Promise<number> => costOf(() => channel.sendFrame(++seq, new Frame(text)), bytes.length);
      const sendRaw = (): Promise<number> =>
        costOf(() => {
          for (const socket of plain) socket.write(bytes);
        }, bytes.length);
      // Whoever goes second finds the caches as the other left them: they take turns.
      const first = round % 2 === 0 ? await sendOurs() : 0;
      const b = await sendRaw();
      const a = first || (await sendOurs());
      // The first rounds warm both up.
      if (round < 0) continue;
      ours.push(a);
      raw.push(b);
    }
    readers.disconnect();
    door.stop();
    server.close();
    plainServer.close();
    for (const socket of plain) socket.destroy();
    const ratio = ratioOf(ours, raw);
    return {
      ours: `${median(ours).toFixed(2)} us a message`,
      against: `${median(raw).toFixed(2)} us raw TCP`,
      ratio: ratio.median,
      pass: ratio.median <= MOST,
      notes: `${CLIENTS} clients in another process, ${bytes.length} bytes; ${ROUNDS} rounds x ${MESSAGES}, ratios ${ratio.spread}`,
    };
  },
};
