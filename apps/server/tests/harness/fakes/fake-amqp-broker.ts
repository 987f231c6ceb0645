import net from 'node:net';

const FRAME_METHOD = 1;
const FRAME_HEADER = 2;
const FRAME_BODY = 3;
const FRAME_HEARTBEAT = 8;
const FRAME_END = 0xce;

const short = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);
const long = (n: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};
const shortText = (text: string): Buffer => Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
const longText = (text: string): Buffer => Buffer.concat([long(Buffer.byteLength(text)), Buffer.from(text)]);
const method = (cls: number, id: number, ...args: Buffer[]): Buffer => Buffer.concat([short(cls), short(id), ...args]);

/** Topic exchange: `*` is one word, `#` any number of them. */
export function topicFits(pattern: string, key: string): boolean {
  const fits = (p: readonly string[], k: readonly string[]): boolean => {
    const [first, ...rest] = p;
    if (first === undefined) return k.length === 0;
    if (first === '#') return fits(rest, k) || (k.length > 0 && fits(p, k.slice(1)));
    return k.length > 0 && (first === '*' || first === k[0]) && fits(rest, k.slice(1));
  };
  return fits(pattern.split('.'), key.split('.'));
}

class Session {
  readonly bindings: string[] = [];
  #consumer: { readonly channel: number; readonly tag: string } | undefined;
  #deliveries = 0;
  #buffer = Buffer.alloc(0);
  #greeted = false;
  readonly #socket: net.Socket;

  constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('data', (data) => this.#read(data));
  }

  publish(key: string, body: string): void {
    if (!this.#consumer || !this.bindings.some((pattern) => topicFits(pattern, key))) return;
    const { channel, tag } = this.#consumer;
    const content = Buffer.from(body);
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE(BigInt(content.length));
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(++this.#deliveries));
    this.#send(FRAME_METHOD, channel, method(60, 60, shortText(tag), number, Buffer.from([0]), shortText('unifiedfeed'), shortText(key)));
    this.#send(FRAME_HEADER, channel, Buffer.concat([short(60), short(0), size, short(0)]));
    if (content.length > 0) this.#send(FRAME_BODY, channel, content);
  }
  cut(): void {
    this.#socket.destroy();
  }

  #send(type: number, channel: number, payload: Buffer): void {
    this.#socket.write(Buffer.concat([Buffer.from([type]), short(channel), long(payload.length), payload, Buffer.from([FRAME_END])]));
  }

  #read(data: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    if (!this.#greeted) {
      if (this.#buffer.length < 8) return;
      this.#greeted = true;
      this.#buffer = this.#buffer.subarray(8);
      this.#send(FRAME_METHOD, 0, method(10, 10, Buffer.from([0, 9]), long(0), longText('PLAIN'), longText('en_US')));
    }
    while (this.#buffer.length >= 7) {
      const end = 7 + this.#buffer.readUInt32BE(3);
      if (this.#buffer.length <= end) return;
      const type = this.#buffer[0];
      const channel = this.#buffer.readUInt16BE(1);
      const payload = this.#buffer.subarray(7, end);
      this.#buffer = this.#buffer.subarray(end + 1);
      if (type === FRAME_METHOD) this.#answer(channel, payload);
      else if (type === FRAME_HEARTBEAT) this.#send(FRAME_HEARTBEAT, 0, Buffer.alloc(0));
    }
  }

  #answer(channel: number, payload: Buffer): void {
    const reply = (cls: number, id: number, ...args: Buffer[]): void => this.#send(FRAME_METHOD, channel, method(cls, id, ...args));
    switch (`${payload.readUInt16BE(0)}.${payload.readUInt16BE(2)}`) {
      case '10.11':
        reply(10, 30, short(0), long(131_072), short(10));
        return;
      case '10.40':
        reply(10, 41, shortText(''));
        return;
      case '10.50':
        reply(10, 51);
        this.#socket.end();
        return;
      case '20.10':
        reply(20, 11, long(0));
        return;
      case '20.40':
        reply(20, 41);
        return;
      case '50.10':
        reply(50, 11, shortText('own-queue'), long(0), long(0));
        return;
      case '50.20': {
        // Reserved word, then three short texts: queue, exchange, routing key.
        const texts: string[] = [];
        for (let at = 6; texts.length < 3; ) {
          const length = payload[at] ?? 0;
          texts.push(payload.toString('utf8', at + 1, at + 1 + length));
          at += 1 + length;
        }
        this.bindings.push(texts[2] ?? '');
        reply(50, 21);
        return;
      }
      case '60.20': {
        const tag = `consumer ${channel}`;
        reply(60, 21, shortText(tag));
        this.#consumer = { channel, tag };
        return;
      }
    }
  }
}

/** As much of a broker (AMQP 0-9-1) as one listener of a topic exchange needs, for the real client to connect to. */
export interface TinyBroker {
  readonly url: string;
  /** Routing patterns that listeners have bound. */
  readonly bindings: readonly string[];
  readonly connections: number;
  publish(routingKey: string, body: string): void;
  /** Breaks every connection, as a failing network does. */
  cut(): void;
  close(): Promise<void>;
}

export async function startTinyBroker(): Promise<TinyBroker> {
  const sessions = new Set<Session>();
  let connections = 0;
  const server = net.createServer((socket) => {
    const session = new Session(socket);
    connections++;
    sessions.add(session);
    socket.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `amqp://token:secret@127.0.0.1:${port}/unifiedfeed`,
    get bindings() {
      return [...sessions].flatMap((session) => session.bindings);
    },
    get connections() {
      return connections;
    },
    publish(key, body) {
      for (const session of sessions) session.publish(key, body);
    },
    cut() {
      for (const session of sessions) session.cut();
    },
    async close() {
      for (const session of sessions) session.cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
