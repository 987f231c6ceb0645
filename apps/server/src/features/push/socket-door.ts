import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Connection } from './connection.ts';
import type { Wire } from './subscriber.ts';

/** Requests are small; a larger frame ends the connection before it is buffered (T64). */
const MAX_REQUEST_BYTES = 8 * 1024;
const HEARTBEAT_MS = 30_000;
const MAX_PER_ADDRESS = 200;
const TRY_AGAIN_LATER = 1013;

/**
 * Takes `/push` upgrades. Compression per message is off: it costs memory and CPU per client, and frames would differ per client. With `z=1`
 * in the address, frames come packed instead, each packed once for everybody.
 */
export function createSocketDoor(
  connect: (wire: Wire) => Connection,
  readPlayer: (cookieHeader: string | undefined) => Promise<{ readonly id: bigint } | null>,
) {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_REQUEST_BYTES, clientTracking: false });
  const open = new Map<WebSocket, { alive: boolean; readonly connection: Connection }>();
  const perAddress = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function accept(ws: WebSocket, socket: Duplex, address: string, packed: boolean, player: { readonly id: bigint } | null): void {
    const wire: Wire = {
      get waiting() {
        return socket.writableLength;
      },
      // Past ws, which would build a header for each client again; it writes its own frames whole and synchronously, so they never mix.
      write(frame) {
        if (ws.readyState === ws.OPEN) socket.write(packed ? frame.packedBytes : frame.socketBytes);
      },
      onDrain: (listener) => void socket.once('drain', listener),
      end(code, reason) {
        ws.close(code, reason);
        setTimeout(() => ws.terminate(), 1000).unref();
      },
    };
    const connection = connect(wire);
    if (player) connection.signIn(player);
    open.set(ws, { alive: true, connection });
    ws.on('message', (data, isBinary) => connection.receive(isBinary || !Buffer.isBuffer(data) ? '' : data.toString()));
    ws.on('pong', () => {
      const state = open.get(ws);
      if (state) state.alive = true;
    });
    // Broken frames and resets: ws says goodbye by itself, but would wait half a minute for an answer.
    ws.on('error', () => setTimeout(() => ws.terminate(), 1000).unref());
    ws.on('close', () => {
      open.delete(ws);
      connection.close();
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
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
      const player = await readPlayer(request.headers.cookie).catch(() => null);
      socket.off('error', gone);
      if (socket.destroyed) return;
      const address = request.socket.remoteAddress ?? '';
      const n = perAddress.get(address) ?? 0;
      server.handleUpgrade(request, socket, head, (ws) => {
        if (n >= MAX_PER_ADDRESS && !isLoopback(address)) return ws.close(TRY_AGAIN_LATER, 'too many connections');
        perAddress.set(address, n + 1);
        accept(ws, socket, address, /[?&]z=1(?:&|$)/.test(request.url ?? ''), player);
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

/** A proxy on the same machine stands for everybody; it counts by itself. */
const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
