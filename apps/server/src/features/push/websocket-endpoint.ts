import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Connection } from './connection.ts';
import { createOpenSockets } from './open-sockets.ts';
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
  const sockets = createOpenSockets(connect);
  let timer: NodeJS.Timeout | undefined;

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
      server.handleUpgrade(request, socket, head, (ws) => {
        if (sockets.countOf(address) >= MAX_PER_ADDRESS && !isLoopback(address)) return ws.close(TRY_AGAIN_LATER, 'too many connections');
        sockets.add(ws, request, socket, address, player);
      });
    },
    /** Lets go of readers that take nothing. */
    dropStuck: () => sockets.dropStuck(),
    get connections(): number {
      return sockets.size;
    },
    start() {
      timer = setInterval(() => sockets.beat(), HEARTBEAT_MS);
    },
    stop() {
      clearInterval(timer);
      sockets.closeAll();
      server.close();
    },
  };
}

/** A proxy on the same machine stands for everybody; it counts by itself. */
const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
