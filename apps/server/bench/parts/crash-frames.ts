import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SharedDelta } from '@touchline/contract/casino/shared-shapes';
import { invariant } from '@touchline/kernel/invariant';
import { Frame } from '../../src/features/push/frame.ts';
import { openPlainServer, openPushEndpoint } from './push-scene.ts';

export const SOCKETS = 2_000;
export const FRAMES_PER_SECOND = 10;
/** Bets paid between two frames: all of 2,000 within ten seconds. */
const PAID_EACH = 20;
const BRAND = 1;
const GAME = 'crash';
const PATIENCE_MS = 60_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** A tenth of a second of a run: bets that were paid, as the driver tells them. */
const paidBets = (frame: number): SharedDelta => ({
  bets: Array.from({ length: PAID_EACH }, (_, i) => ({
    bet: String(frame * PAID_EACH + i),
    round: '1',
    name: `***${10 + i}`,
    currency: 'EUR',
    stake: '10.00',
    status: 'paid' as const,
    paidAt: 100 + frame,
    returned: '12.50',
  })),
});

export interface CrashScene {
  /** Parts of a core that this process spends on so many seconds of frames to every socket of the table. */
  tables(seconds: number): Promise<number>;
  /** The same bytes at the same times, to as many plain sockets. */
  plain(seconds: number): Promise<number>;
  /** Of a frame. */
  readonly bytes: number;
  close(): void;
}

/** The table of crash as in production, with everybody in another process. */
export async function openCrashScene(): Promise<CrashScene> {
  const endpoint = await openPushEndpoint();
  const plain = await openPlainServer();
  const { channel, tables, tableBus } = endpoint;
  const readers = fork(path.join(import.meta.dirname, 'push-readers.ts'));
  readers.send({ clients: SOCKETS, endpointPort: endpoint.port, plainPort: plain.port });
  await once(readers, 'message');
  while (plain.sockets.length < SOCKETS || channel.subscribers.size < SOCKETS) await sleep(5);
  for (const subscriber of channel.subscribers) tables.subscribe(subscriber, BRAND, `table:${GAME}`, undefined);
  const readSoFar = async (): Promise<number> => {
    readers.send({});
    const [{ got }] = (await once(readers, 'message')) as [{ got: number }];
    return got;
  };
  /** Until nothing more comes. */
  async function settle(): Promise<number> {
    const until = performance.now() + PATIENCE_MS;
    for (let before = -1, got = await readSoFar(); ; before = got, got = await readSoFar()) {
      if (got === before) return got;
      invariant(performance.now() < until, 'the readers come to an end');
      await sleep(200);
    }
  }
  /** Calls at each frame's time, and gives the part of a core that was spent in the meantime; throws unless everything arrived. */
  async function measure(seconds: number, minBytes: number, send: (frame: number) => void): Promise<number> {
    const before = await settle();
    const startsAt = performance.now();
    const from = process.cpuUsage();
    const frames = seconds * FRAMES_PER_SECOND;
    for (let frame = 0; frame < frames; frame += 1) {
      await sleep(startsAt + (frame * 1_000) / FRAMES_PER_SECOND - performance.now());
      send(frame);
    }
    await sleep(startsAt + seconds * 1_000 - performance.now());
    const { user, system } = process.cpuUsage(from);
    const part = (user + system) / 1_000 / (performance.now() - startsAt);
    const got = (await settle()) - before;
    invariant(got >= minBytes, `${got} of ${minBytes} bytes arrived`);
    return part;
  }

  const bytes = new Frame(JSON.stringify({ t: 'd', topic: `table:${GAME}`, seq: 1, d: { g: paidBets(0) } })).socketBytes;
  return {
    bytes: bytes.length,
    async tables(seconds) {
      tables.start();
      // Two turns of the table's own clock may fall between two messages: their frames are then one.
      const minBytes = 0.8 * seconds * FRAMES_PER_SECOND * SOCKETS * bytes.length;
      try {
        return await measure(seconds, minBytes, (frame) => tableBus.publish(`casino-table.${BRAND}.${GAME}`, paidBets(frame)));
      } finally {
        tables.stop();
      }
    },
    plain: (seconds) =>
      measure(seconds, seconds * FRAMES_PER_SECOND * SOCKETS * bytes.length, () => {
        for (const socket of plain.sockets) socket.write(bytes);
      }),
    close() {
      readers.disconnect();
      endpoint.stop();
      plain.stop();
    },
  };
}
