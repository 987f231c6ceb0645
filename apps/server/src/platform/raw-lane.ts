import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { invariant } from '@touchline/kernel/invariant';
import { type ByteLruBounds, createByteLru } from './byte-lru.ts';

/**
 * Answers requests that are, byte for byte, ones which the HTTP server has answered before, without parsing them again: node:http costs
 * twice what the answer does (docs/decisions, 0010). Whatever is not such a whole request in one piece (another head, a part of one, two
 * at once, a caller who does not read) goes to the HTTP server with everything that it has sent, and the connection stays there.
 */
export interface RawLane {
  /** The bytes with which this request's connection began, where they may be this request; told once. */
  headOf(request: IncomingMessage): string | undefined;
  /** From now on this head is answered by `replay`, until that gives nothing. Heads that ask for more than a view are not taken. */
  learn(head: string, request: IncomingMessage, replay: () => PreparedReply | undefined): void;
  /** Lets go of waiting connections and takes no more. */
  close(): void;
  /** Of the replies that are kept whole. */
  readonly bytes: number;
}

/** A reply; the same object as long as it is the same. */
export interface PreparedReply {
  readonly status: 200 | 304;
  /** Names and values in turn, the first two being `x-request-id` and what stands for it; latin1, as writeHead has taken them once. */
  readonly head: readonly string[];
  readonly body: Uint8Array | undefined;
}

interface Learned {
  readonly replay: () => PreparedReply | undefined;
  reply: PreparedReply | undefined;
  bytes: Buffer | undefined;
  /** Of the date that the bytes carry. */
  second: number;
}

const MAX_HEAD = 2_000;
const BOUNDS: ByteLruBounds = { entries: 2_000, bytes: 8 * 2 ** 20 };
/** Of an entry whose reply has not been written yet. */
const UNWRITTEN_BYTES = 500;
/** One question without a body and nothing behind it, in the strictest reading. */
const ONE_REQUEST = /^GET [!-~]+ HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[^\r\n\0]*\r\n)+\r\n$/;
/** What makes it more than a question, and what is a person's own and not to be kept. */
const REFUSED = ['content-length', 'transfer-encoding', 'expect', 'upgrade', 'te', 'trailer', 'cookie', 'authorization', 'origin'];
const STATUS = { 200: 'HTTP/1.1 200 OK', 304: 'HTTP/1.1 304 Not Modified' } as const;
/** Ids of this process's replies are this and their number: drawing a random one each costs a tenth of the answer. */
const ID = randomUUID().slice(0, 24);
const NUMBER_LENGTH = 12;
const DATE = ' '.repeat(29);

const isQuestion = (head: string, { url, headers, rawHeaders }: IncomingMessage): boolean =>
  head.length <= MAX_HEAD &&
  ONE_REQUEST.test(head) &&
  head.startsWith(`GET ${url} HTTP/1.1\r\n`) &&
  head.split('\r\n').length - 3 === rawHeaders.length / 2 &&
  (headers.connection ?? 'keep-alive').toLowerCase() === 'keep-alive' &&
  REFUSED.every((name) => headers[name] === undefined);

/** Puts the lane before an HTTP server. `observe` is told the class of each answer and the seconds that it took. */
export function createRawLane(server: Server, idleMs: number, observe: (status: string, seconds: number) => void): RawLane {
  const [serve, ...others] = server.listeners('connection');
  invariant(serve && others.length === 0, 'the HTTP server alone takes connections');
  server.removeAllListeners('connection');
  const learned = createByteLru<Learned>(BOUNDS);
  const heads = new WeakMap<Socket, string>();
  const waiting = new Set<Socket>();
  let closed = false;
  let answered = 0;

  function bytesOf({ status, head, body }: PreparedReply): Buffer {
    const lines = [STATUS[status], `x-request-id: ${ID}${' '.repeat(NUMBER_LENGTH)}`, `date: ${DATE}`, 'connection: keep-alive'];
    lines.push(`keep-alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}`);
    for (let i = 2; i < head.length; i += 2) lines.push(`${head[i]}: ${head[i + 1]}`);
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
  }

  function answer(socket: Socket, text: string): boolean {
    // Who does not read what was answered is left to the HTTP server, which then stops listening to him.
    const entry = socket.writableLength === 0 ? learned.get(text) : undefined;
    if (!entry) return false;
    const from = performance.now();
    const reply = entry.replay();
    if (!reply) {
      learned.delete(text);
      return false;
    }
    if (reply !== entry.reply) entry.bytes = undefined;
    entry.reply = reply;
    if (!entry.bytes) {
      entry.bytes = bytesOf(reply);
      entry.second = 0;
      // Too heavy to be kept: it is answered once more and forgotten.
      learned.set(text, entry, entry.bytes.length);
    }
    const numberAt = STATUS[reply.status].length + '\r\nx-request-id: '.length + ID.length;
    entry.bytes.write((++answered).toString(16).padStart(NUMBER_LENGTH, '0'), numberAt, 'latin1');
    const second = Math.floor(Date.now() / 1000);
    if (second !== entry.second) {
      entry.second = second;
      entry.bytes.write(new Date(second * 1000).toUTCString(), numberAt + NUMBER_LENGTH + '\r\ndate: '.length, 'latin1');
    }
    socket.write(entry.bytes);
    // What the kernel did not take at once is written later and must not change any more: the next reply has bytes of its own.
    if (socket.writableLength > 0) entry.bytes = undefined;
    observe(reply.status === 200 ? '2xx' : '3xx', (performance.now() - from) / 1000);
    return true;
  }

  function accept(socket: Socket): void {
    if (closed) return void serve?.call(server, socket);
    const listeners = {
      data(chunk: Buffer) {
        const text = chunk.length <= MAX_HEAD ? chunk.toString('latin1') : '';
        if (answer(socket, text)) return;
        waiting.delete(socket);
        for (const [event, listener] of Object.entries(listeners)) socket.removeListener(event, listener);
        socket.setTimeout(0);
        if (text !== '') heads.set(socket, text);
        socket.pause();
        socket.unshift(chunk);
        serve?.call(server, socket);
        socket.resume();
      },
      end: () => socket.end(),
      error: () => socket.destroy(),
      timeout: () => socket.destroy(),
      close: () => waiting.delete(socket),
    };
    waiting.add(socket);
    socket.setTimeout(idleMs);
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  }
  server.on('connection', accept);

  return {
    headOf({ socket }) {
      const head = heads.get(socket);
      if (head !== undefined) heads.delete(socket);
      return head;
    },
    learn(head, request, replay) {
      if (learned.has(head) || !isQuestion(head, request)) return;
      learned.set(head, { replay, reply: undefined, bytes: undefined, second: 0 }, UNWRITTEN_BYTES);
    },
    close() {
      closed = true;
      for (const socket of waiting) socket.destroySoon();
    },
    get bytes() {
      return learned.bytes;
    },
  };
}
