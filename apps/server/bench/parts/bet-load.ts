// Sends bets over HTTP, as a process of its own: plain sockets, so that the client costs as little as pgbench does.

import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { Worker } from 'node:worker_threads';
import { HOME } from '../../tests/harness/worlds/scripted-source.ts';

export interface LoadOrder {
  readonly port: number;
  readonly tokens: readonly string[];
  readonly seconds: number;
  /** Sockets, each with one request under way. */
  readonly connections: number;
  /** Bets a second, due at random moments (Poisson, as pgbench has them) whatever the answers do; as fast as answers come where absent. */
  readonly rate?: number;
  readonly matches: number;
  /** Of the random moments. */
  readonly seed?: number;
}

export interface LoadReport {
  readonly accepted: number;
  readonly failed: number;
  readonly perSecond: number;
  /** Milliseconds from the due moment to the answer, sorted. */
  readonly latencies: readonly number[];
  readonly firstFailure: string;
}

interface Connection {
  readonly socket: net.Socket;
  dueAt: number;
  busy: boolean;
  received: string;
}

async function run(order: LoadOrder): Promise<LoadReport> {
  const latencies: number[] = [];
  let accepted = 0;
  let failed = 0;
  let firstFailure = '';
  let sent = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + order.seconds * 1000;

  const request = (): string => {
    const n = sent++;
    const match = 1 + (n % (order.matches - 3));
    const legs = [match, match + 1, match + 2]
      .map((gameId) => `{"gameId":${gameId},"kind":3,"selectionId":${HOME},"coef":"2.00"}`)
      .join(',');
    const body = `{"couponEvents":[${legs}],"vid":1,"summ":"1.00","betGuid":"${randomUUID()}"}`;
    return `POST /service-api/LiveBet/Secure/MakeBetWeb HTTP/1.1\r\nHost: 127.0.0.1:${order.port}\r\nAuthorization: Bearer ${order.tokens[n % order.tokens.length]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };
  const idle: Connection[] = [];
  const waiting: number[] = [];
  const send = (connection: Connection, dueAt: number): void => {
    connection.busy = true;
    connection.dueAt = dueAt;
    connection.socket.write(request());
  };
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let open = 0;
  const next = (connection: Connection): void => {
    const now = performance.now();
    if (order.rate === undefined) {
      if (now < endsAt) {
        send(connection, now);
        return;
      }
    } else {
      const due = waiting.shift();
      if (due !== undefined) {
        send(connection, due);
        return;
      }
    }
    connection.busy = false;
    if (now >= endsAt && waiting.length === 0) {
      connection.socket.end();
      open -= 1;
      if (open === 0) finish();
    } else idle.push(connection);
  };
  const answered = (connection: Connection): void => {
    for (;;) {
      const head = connection.received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(connection.received.slice(0, head))?.[1] ?? 0);
      if (connection.received.length < head + 4 + length) return;
      const ok = connection.received.startsWith('HTTP/1.1 200');
      if (ok) accepted += 1;
      else {
        failed += 1;
        firstFailure ||= connection.received.slice(0, head + 4 + length);
      }
      latencies.push(performance.now() - connection.dueAt);
      connection.received = connection.received.slice(head + 4 + length);
      next(connection);
    }
  };
  await Promise.all(
    Array.from({ length: order.connections }, async () => {
      const socket = net.connect(order.port, '127.0.0.1').setNoDelay(true);
      await new Promise((resolve) => socket.once('connect', resolve));
      const connection: Connection = { socket, dueAt: 0, busy: false, received: '' };
      socket.setEncoding('latin1');
      socket.on('data', (chunk: string) => {
        connection.received += chunk;
        answered(connection);
      });
      open += 1;
      if (order.rate === undefined) next(connection);
      else idle.push(connection);
    }),
  );
  if (order.rate !== undefined) {
    await paced(order.rate, order.seed ?? 0, startedAt, endsAt, (due) => {
      const connection = idle.pop();
      if (connection) send(connection, due);
      else waiting.push(due);
    });
    for (const connection of idle.splice(0)) next(connection);
  }
  await finished;
  const perSecond = accepted / ((performance.now() - startedAt) / 1000);
  return { accepted, failed, perSecond, latencies: latencies.sort((a, b) => a - b), firstFailure };
}

/** Calls `onDue` at each due moment (of this thread's `performance.now()`): a thread sleeps until it, since timers here know milliseconds only. */
function paced(rate: number, seed: number, startedAt: number, endsAt: number, onDue: (due: number) => void): Promise<void> {
  const { timeOrigin } = performance;
  const workerData = { rate, seed, startedAt: timeOrigin + startedAt, endsAt: timeOrigin + endsAt };
  const pacer = new Worker(new URL('./pacer.ts', import.meta.url), { workerData });
  pacer.on('message', (due: number) => onDue(due - timeOrigin));
  return new Promise((resolve, reject) => pacer.once('exit', () => resolve()).once('error', reject));
}

process.once('message', (order) => {
  void run(order as LoadOrder).then((report) => {
    process.send?.(report, () => process.disconnect());
  });
});
