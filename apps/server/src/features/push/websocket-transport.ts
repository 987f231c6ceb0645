import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Frame } from './frame.ts';
import type { PushTransport } from './subscriber.ts';

/** Broken frames and resets: ws says goodbye by itself, but would wait half a minute for an answer. */
export function endSoon(this: WebSocket): void {
  setTimeout(() => this.terminate(), 1000).unref();
}

/** Frames over a socket; `packed`: in their compressed form. */
export class WebSocketTransport implements PushTransport {
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
