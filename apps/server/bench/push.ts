import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { invariant } from '@touchline/kernel/invariant';
import { Frame } from '../src/features/push/frame.ts';
import { median, ratioOf } from './parts/http-load.ts';
import { DELTA_TEXT, openPlainServer, openPushEndpoint } from './parts/push-scene.ts';

const CLIENTS = 1000;
/** Each to every client. */
const MESSAGES = 20;
const ROUNDS = 25;
const MAX = 1.15;

export const bench = {
  name: 'push',
  goal: `CPU per message at most ${MAX}x raw TCP writing the same bytes`,
  async run() {
    const endpoint = await openPushEndpoint();
    const plain = await openPlainServer();
    const { channel } = endpoint;
    const readers = fork(path.join(import.meta.dirname, 'push-readers.ts'));
    readers.send({ clients: CLIENTS, endpointPort: endpoint.port, plainPort: plain.port });
    await once(readers, 'message');
    while (plain.sockets.length < CLIENTS || channel.subscribers.size < CLIENTS) await new Promise((resolve) => setTimeout(resolve, 5));
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

    const bytes = new Frame(DELTA_TEXT).socketBytes;
    const ours: number[] = [];
    const raw: number[] = [];
    let seq = 1;
    for (let round = -2; round < ROUNDS; round++) {
      const sendOurs = (): Promise<number> => costOf(() => channel.sendFrame(++seq, new Frame(DELTA_TEXT)), bytes.length);
      const sendRaw = (): Promise<number> =>
        costOf(() => {
          for (const socket of plain.sockets) socket.write(bytes);
        }, bytes.length);
      // The second run finds warm caches, so the two take turns.
      const first = round % 2 === 0 ? await sendOurs() : 0;
      const b = await sendRaw();
      const a = first || (await sendOurs());
      // The first rounds warm both up.
      if (round < 0) continue;
      ours.push(a);
      raw.push(b);
    }
    readers.disconnect();
    endpoint.stop();
    plain.stop();
    const ratio = ratioOf(ours, raw);
    return {
      ours: `${median(ours).toFixed(2)} us a message`,
      against: `${median(raw).toFixed(2)} us raw TCP`,
      ratio: ratio.median,
      pass: ratio.median <= MAX,
      notes: `${CLIENTS} clients in another process, ${bytes.length} bytes; ${ROUNDS} rounds x ${MESSAGES}, ratios ${ratio.spread}`,
    };
  },
};
