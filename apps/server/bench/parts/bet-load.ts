// Sends bets, or other requests that it is given, over HTTP, as a process of its own: plain sockets, so that the client costs as little as pgbench does.

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
  /** Whole requests that are sent instead of bets, each once and in turn; there must be enough of them. */
  readonly requests?: readonly string[];
  /** The words without which an answer is a failure, whatever its status. */
  readonly takenBy?: string;
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

/** One order on its way: who is free, what is due, and what came back. */
class BetLoad {
  readonly #order: LoadOrder;
  readonly #startedAt = performance.now();
  readonly #endsAt: number;
  readonly #idle: Connection[] = [];
  /** Due moments for which no connection was free. */
  readonly #waiting: number[] = [];
  readonly #finished = Promise.withResolvers<void>();
  readonly #latencies: number[] = [];
  #open = 0;
  #sent = 0;
  #accepted = 0;
  #failed = 0;
  #firstFailure = '';

  constructor(order: LoadOrder) {
    this.#order = order;
    this.#endsAt = this.#startedAt + order.seconds * 1000;
  }

  /** Resolves when the last answer is there and every connection has been closed. */
  async run(): Promise<LoadReport> {
    const { connections, rate, seed = 0 } = this.#order;
    await Promise.all(Array.from({ length: connections }, () => this.#connect()));
    if (rate !== undefined) {
      await paced(rate, seed, this.#startedAt, this.#endsAt, (due) => {
        const connection = this.#idle.pop();
        if (connection) this.#send(connection, due);
        else this.#waiting.push(due);
      });
      for (const connection of this.#idle.splice(0)) this.#next(connection);
    }
    await this.#finished.promise;
    return {
      accepted: this.#accepted,
      failed: this.#failed,
      perSecond: this.#accepted / ((performance.now() - this.#startedAt) / 1000),
      latencies: this.#latencies.sort((a, b) => a - b),
      firstFailure: this.#firstFailure,
    };
  }

  async #connect(): Promise<void> {
    const socket = net.connect(this.#order.port, '127.0.0.1').setNoDelay(true);
    await new Promise((resolve) => socket.once('connect', resolve));
    const connection: Connection = { socket, dueAt: 0, busy: false, received: '' };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      connection.received += chunk;
      this.#takeAnswers(connection);
    });
    this.#open += 1;
    if (this.#order.rate === undefined) this.#next(connection);
    else this.#idle.push(connection);
  }

  #send(connection: Connection, dueAt: number): void {
    connection.busy = true;
    connection.dueAt = dueAt;
    connection.socket.write(requestOf(this.#order, this.#sent++));
  }

  /** The next step of a connection that has just become free. */
  #next(connection: Connection): void {
    const now = performance.now();
    if (this.#order.rate === undefined) {
      if (now < this.#endsAt) {
        this.#send(connection, now);
        return;
      }
    } else {
      const due = this.#waiting.shift();
      if (due !== undefined) {
        this.#send(connection, due);
        return;
      }
    }
    connection.busy = false;
    if (now >= this.#endsAt && this.#waiting.length === 0) {
      connection.socket.end();
      this.#open -= 1;
      if (this.#open === 0) this.#finished.resolve();
    } else this.#idle.push(connection);
  }

  /** Counts the answers that have come whole. */
  #takeAnswers(connection: Connection): void {
    for (;;) {
      const head = connection.received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(connection.received.slice(0, head))?.[1] ?? 0);
      if (connection.received.length < head + 4 + length) return;
      const answer = connection.received.slice(0, head + 4 + length);
      if (answer.startsWith('HTTP/1.1 200') && answer.includes(this.#order.takenBy ?? '')) this.#accepted += 1;
      else {
        this.#failed += 1;
        this.#firstFailure ||= answer;
      }
      this.#latencies.push(performance.now() - connection.dueAt);
      connection.received = connection.received.slice(head + 4 + length);
      this.#next(connection);
    }
  }
}

/** The `n`-th request; of bets a treble of neighbouring matches, of one player after the other. Throws where the given ones do not last. */
function requestOf(order: LoadOrder, n: number): string {
  if (order.requests) {
    const request = order.requests[n];
    if (request === undefined) throw new Error(`${order.requests.length} requests are too few`);
    return request;
  }
  const match = 1 + (n % (order.matches - 3));
  const legs = [match, match + 1, match + 2].map((gameId) => `{"gameId":${gameId},"kind":3,"selectionId":${HOME},"coef":"2.00"}`).join(',');
  const body = `{"couponEvents":[${legs}],"vid":1,"summ":"1.00","betGuid":"${randomUUID()}"}`;
  return `POST /service-api/LiveBet/Secure/MakeBetWeb HTTP/1.1\r\nHost: 127.0.0.1:${order.port}\r\nAuthorization: Bearer ${order.tokens[n % order.tokens.length]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
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
  void new BetLoad(order as LoadOrder).run().then((report) => {
    process.send?.(report, () => process.disconnect());
  });
});
