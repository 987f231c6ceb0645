import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import type { Connection } from './connection.ts';
import type { PushTransport } from './subscriber.ts';
import { endSoon, WebSocketTransport } from './websocket-transport.ts';

interface OpenSocket {
  /** Whether it has answered the last heartbeat. */
  alive: boolean;
  readonly connection: Connection;
  readonly address: string;
}

/** The sockets that are open, and how many come from each address. */
export interface OpenSockets {
  readonly size: number;
  countOf(address: string): number;
  add(ws: WebSocket, request: IncomingMessage, socket: Duplex, address: string, player: { readonly id: bigint } | null): void;
  /** Ends those that have not answered the heartbeat before. */
  beat(): void;
  /** Disconnects readers that take nothing. */
  dropStuck(): void;
  closeAll(): void;
}

export function createOpenSockets(connect: (wire: PushTransport, headers: IncomingHttpHeaders) => Connection): OpenSockets {
  const open = new Map<WebSocket, OpenSocket>();
  const perAddress = new Map<string, number>();

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

  return {
    get size() {
      return open.size;
    },
    countOf: (address) => perAddress.get(address) ?? 0,
    add(ws, { headers, url = '' }, socket, address, player) {
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      const connection = connect(new WebSocketTransport(ws, socket, /[?&]z=1(?:&|$)/.test(url)), headers);
      if (player) connection.signIn(player);
      open.set(ws, { alive: true, connection, address });
      ws.on('message', receive);
      ws.on('pong', answered);
      ws.on('error', endSoon);
      ws.on('close', leave);
    },
    beat() {
      for (const [ws, state] of open) {
        if (!state.alive) {
          ws.terminate();
          continue;
        }
        state.alive = false;
        ws.ping();
      }
    },
    dropStuck() {
      for (const [ws, { connection }] of open) if (connection.subscriber.isStuck) ws.terminate();
    },
    closeAll() {
      for (const ws of open.keys()) {
        ws.close(1001, 'the server restarts');
        setTimeout(() => ws.terminate(), 500).unref();
      }
    },
  };
}
