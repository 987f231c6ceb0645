import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Frame } from '../src/features/push/frame.ts';
import { median, ratioOf } from './parts/http-load.ts';
import type { ReaderAnswer, ReaderOrder } from './parts/latency-readers.ts';
import { DELTA_TEXT, openPlainServer, openPushEndpoint } from './parts/push-scene.ts';

const CLIENTS = 1000;
/** One to everybody so often: 20,000 messages a second. */
const EVERY_MS = 50;
const MESSAGES = 40;
const ROUNDS = 9;
const MAX = 1.3;

const clock = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;
async function ask<T>(readers: ChildProcess, order: ReaderOrder): Promise<T> {
  const answer = once(readers, 'message');
  readers.send(order);
  return ((await answer) as [T])[0];
}

export const bench = {
  name: 'push-latency',
  goal: `p99 from due to read at most ${MAX}x raw TCP's`,
  async run() {
    const endpoint = await openPushEndpoint();
    const plain = await openPlainServer();
    const readers = fork(path.join(import.meta.dirname, 'latency-readers.ts'));
    await ask(readers, { connect: { clients: CLIENTS, endpointPort: endpoint.port, plainPort: plain.port } });
    const bytes = new Frame(DELTA_TEXT).socketBytes;
    let seq = 1;
    const send = {
      endpoint: () => endpoint.channel.sendFrame(++seq, new Frame(DELTA_TEXT)),
      plain: () => {
        for (const socket of plain.sockets) socket.write(bytes);
      },
    };
    /** Open loop: every message is timed from the moment at which it was due, however late it was sent. */
    async function measure(sender: 'endpoint' | 'plain'): Promise<ReaderAnswer> {
      await ask(readers, { arm: { sender, bytes: bytes.length, messages: MESSAGES } });
      const startsAt = clock() + EVERY_MS;
      const dueAt = Array.from({ length: MESSAGES }, (_, n) => startsAt + n * EVERY_MS);
      for (const due of dueAt) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - clock())));
        send[sender]();
      }
      return ask<ReaderAnswer>(readers, { dueAt });
    }
    const ours: ReaderAnswer[] = [];
    const raw: ReaderAnswer[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const first = round % 2 === 0 ? await measure('endpoint') : undefined;
      const theirs = await measure('plain');
      const mine = first ?? (await measure('endpoint'));
      // The first round warms both up.
      if (round < 0) continue;
      ours.push(mine);
      raw.push(theirs);
    }
    readers.disconnect();
    endpoint.stop();
    plain.stop();
    const p99 = (list: readonly ReaderAnswer[]): number[] => list.map((one) => one.p99);
    const p50 = (list: readonly ReaderAnswer[]): number[] => list.map((one) => one.p50);
    const ratio = ratioOf(p99(ours), p99(raw));
    return {
      ours: `p50 ${median(p50(ours)).toFixed(1)} ms, p99 ${median(p99(ours)).toFixed(1)} ms`,
      against: `p50 ${median(p50(raw)).toFixed(1)} ms, p99 ${median(p99(raw)).toFixed(1)} ms raw TCP`,
      ratio: ratio.median,
      pass: ratio.median <= MAX,
      notes: `${CLIENTS} clients in another process, ${(CLIENTS * 1000) / EVERY_MS} messages/s of ${bytes.length} bytes, open loop; ${ROUNDS} rounds x ${MESSAGES}, p99 ratios ${ratio.spread}; from the frame to the socket, without the hub's tick of its own and without painting`,
    };
  },
};
