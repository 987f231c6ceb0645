import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Connection } from './connection.ts';
import type { Frame } from './frame.ts';
import type { PushTransport } from './subscriber.ts';

/** Requests are small; a larger frame ends the connection before it is buffered (T64). */
const MAX_REQUEST_BYTES = 8 * 1024;
const HEARTBEAT_MS = 30_000;
const MAX_PER_ADDRESS = 200;
const TRY_AGAIN_LATER = 1013;

/**
 * Takes `/push` upgrades. Compression per message is off: it costs memory and CPU per client, and frames would differ per client. With `z=1`
 * in the address, frames come packed instead, each packed once for everybody.
 */
export function createWebSocketEndpoint(
  connect: (wire: PushTransport, headers: IncomingHttpHeaders) => Connection,
  readPlayer: (headers: IncomingHttpHeaders) => Promise<{ readonly id: bigint } | null>,
) {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_REQUEST_BYTES, clientTracking: false });
  const open = new Map<WebSocket, { alive: boolean; readonly connection: Connection; readonly address: string }>();
  const perAddress = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function accept(
    ws: WebSocket,
    { headers, url = '' }: IncomingMessage,
    socket: Duplex,
    address: string,
    player: { readonly id: bigint } | null,
  ): void {
    const connection = connect(new WebSocketTransport(ws, socket, /[?&]z=1(?:&|$)/.test(url)), headers);
    if (player) connection.signIn(player);
    open.set(ws, { alive: true, connection, address });
    ws.on('message', receive);
    ws.on('pong', answered);
    ws.on('error', endSoon);
    ws.on('close', leave);
  }
  // One function each for all sockets, which are told apart by `this`: functions of their own would be a fifth of what a socket costs.
  function receive(this: WebSocket, data: RawData, isBinary: boolean): void {
    open.get(this)?.connection.receive(isBinary || !Buffer.isBuffer(data) ? '' : data.toString());
  }
  function answered(this: WebSocket): void {
    const state = open.get(this);
    if (state) state.alive = true;
  }
  function leave(this: WebSocket): void {
    const state = open.get(this);
    if (!state) return;
    const { connection, address } = state;
    open.delete(this);
    connection.close();
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
  }

  function beat(): void {
    for (const [ws, state] of open) {
      if (!state.alive) {
        ws.terminate();
        continue;
      }
      state.alive = false;
      ws.ping();
    }
  }
  return {
    /** A page's cookie says who it is before its first frame; programs send their token in one. */
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      const gone = (): void => void socket.destroy();
      socket.on('error', gone);
      // Without the database a page still gets its prices.
      const player = await readPlayer(request.headers).catch(() => null);
      socket.off('error', gone);
      if (socket.destroyed) return;
      const address = request.socket.remoteAddress ?? '';
      const n = perAddress.get(address) ?? 0;
      server.handleUpgrade(request, socket, head, (ws) => {
        if (n >= MAX_PER_ADDRESS && !isLoopback(address)) return ws.close(TRY_AGAIN_LATER, 'too many connections');
        perAddress.set(address, n + 1);
        accept(ws, request, socket, address, player);
      });
    },
    /** Lets go of readers that take nothing. */
    dropStuck(): void {
      for (const [ws, { connection }] of open) if (connection.subscriber.isStuck) ws.terminate();
    },
    get connections(): number {
      return open.size;
    },
    start() {
      timer = setInterval(beat, HEARTBEAT_MS);
    },
    stop() {
      clearInterval(timer);
      for (const ws of open.keys()) {
        ws.close(1001, 'the server restarts');
        setTimeout(() => ws.terminate(), 500).unref();
      }
      server.close();
    },
  };
}

/** Broken frames and resets: ws says goodbye by itself, but would wait half a minute for an answer. */
function endSoon(this: WebSocket): void {
  setTimeout(() => this.terminate(), 1000).unref();
}

class WebSocketTransport implements PushTransport {
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #packed: boolean;

  constructor(ws: WebSocket, socket: Duplex, packed: boolean) {
    this.#ws = ws;
    this.#socket = socket;
    this.#packed = packed;
  }
  get waiting(): number {
    return this.#socket.writableLength;
  }
  /** Past ws, which would build a header for each client again; it writes its own frames whole and synchronously, so they never mix. */
  write(frame: Frame): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#socket.write(this.#packed ? frame.compressedBytes : frame.socketBytes);
  }
  onDrain(listener: () => void): void {
    this.#socket.once('drain', listener);
  }
  end(code: number, reason: string): void {
    this.#ws.close(code, reason);
    endSoon.call(this.#ws);
  }
}

/** A proxy on the same machine stands for everybody; it counts by itself. */
const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
