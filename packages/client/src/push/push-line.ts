import type { PushFrame, PushRequest } from '@touchline/contract/push/messages';
import { backoffMs } from '@touchline/kernel/retry';
import type { Inflate } from './inflate.ts';
import { openPushConnection, type PushConnection, type PushConnectionEvents, type Socket } from './push-connection.ts';

/** `paused`: the page is hidden and the connection was let go. */
export type PushStatus = 'connecting' | 'online' | 'offline' | 'paused' | 'closed';

export interface PushClientOptions {
  readonly url: string;
  readonly WebSocket: new (url: string) => Socket;
  /** Used from the third attempt in a row that was never opened: server-sent events, where sockets do not get through. */
  readonly Fallback?: new (
    url: string,
  ) => Socket;
  /** Unpacks frames; with it, sockets are asked for packed ones (about a third of the bytes). */
  readonly inflate?: Inflate;
  /** Sent in an `auth` frame after each connection, where there is one; a browser's cookie needs none. */
  readonly readToken?: () => Promise<string | null>;
  readonly onStatus?: (status: PushStatus) => void;
  /** Server time minus ours in milliseconds, told by each greeting. */
  readonly onClockOffset?: (offsetMs: number) => void;
  readonly now?: () => number;
  readonly random?: () => number;
  /** Silence after which the server is asked whether it is there; twice that closes the connection. */
  readonly heartbeatTimeoutMs?: number;
}

/** Frames that go over the line, and whether it is needed. */
export interface PushLineUse {
  /** Whether anything is followed: a line that nobody needs is not opened, nor opened again. */
  readonly isNeeded: () => boolean;
  readonly onOnline: () => void;
  readonly onFrame: (frame: PushFrame) => void;
  /** The connection has closed, from either side. */
  readonly onOffline: () => void;
}

const FALLBACK_AFTER_ATTEMPTS = 2;
const RECONNECT_PAUSES = { firstMs: 500, maxMs: 15_000 };

/** The line to the server: one connection at a time, opened again after ever longer pauses while it is needed, by another way where it never opens. */
export class PushLine {
  readonly #options: PushClientOptions;
  readonly #use: PushLineUse;
  readonly #now: () => number;
  #status: PushStatus = 'offline';
  #connection: PushConnection | null = null;
  #attempt = 0;
  /** Attempts in a row that never opened. */
  #unopened = 0;
  #reconnect: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PushClientOptions, use: PushLineUse) {
    this.#options = options;
    this.#use = use;
    this.#now = options.now ?? Date.now;
  }

  get status(): PushStatus {
    return this.#status;
  }

  get isOnline(): boolean {
    return this.#connection?.isOpen === true && this.#status === 'online';
  }

  send(request: PushRequest): void {
    this.#connection?.send(request);
  }

  /** Opens a connection if one is needed and none is open. */
  connect(): void {
    clearTimeout(this.#reconnect);
    if (this.#connection || this.#isSilent || !this.#use.isNeeded()) return;
    this.#setStatus('connecting');
    const { url, WebSocket, Fallback, inflate, readToken, heartbeatTimeoutMs = 20_000 } = this.#options;
    const Connection = this.#unopened >= FALLBACK_AFTER_ATTEMPTS && Fallback ? Fallback : WebSocket;
    const unpack = Connection === WebSocket ? inflate : undefined;
    this.#connection = openPushConnection(
      Connection,
      { url, inflate: unpack, readToken, now: this.#now, heartbeatTimeoutMs },
      this.#events,
    );
    this.#unopened++;
  }

  /** Nothing is followed any more: lets the connection go. */
  rest(): void {
    if (this.#isSilent) return;
    this.#hangUp();
    this.#setStatus('offline');
  }

  pause(): void {
    if (this.#status === 'closed') return;
    this.#setStatus('paused');
    this.#hangUp();
  }

  resume(): void {
    if (this.#status !== 'paused') return;
    this.#setStatus('offline');
    this.#attempt = 0;
    this.connect();
  }

  /** The network or the player changed: lets the connection go and opens another at once. */
  reconnect(): void {
    if (this.#isSilent) return;
    this.#hangUp();
    this.#attempt = 0;
    this.#setStatus('offline');
    this.connect();
  }

  close(): void {
    this.#setStatus('closed');
    this.#hangUp();
  }

  /** Effects of the events of the connection. */
  readonly #events: PushConnectionEvents = {
    onOpen: () => {
      this.#unopened = 0;
    },
    onReady: () => {
      this.#setStatus('online');
      this.#use.onOnline();
    },
    onFrame: (frame) => {
      // Only a server that speaks counts as reached: one that accepts and closes at once is backed off from.
      this.#attempt = 0;
      if (frame.t === 'hello' || frame.t === 'pong') this.#options.onClockOffset?.(frame.now - this.#now());
      this.#use.onFrame(frame);
    },
    onLost: () => {
      this.#hangUp();
      if (this.#isSilent || !this.#use.isNeeded()) return;
      this.#setStatus('offline');
      const pauseMs = backoffMs(this.#attempt++, RECONNECT_PAUSES, this.#options.random ?? Math.random);
      this.#reconnect = setTimeout(() => this.connect(), pauseMs);
    },
  };

  #hangUp(): void {
    clearTimeout(this.#reconnect);
    const old = this.#connection;
    this.#connection = null;
    this.#use.onOffline();
    old?.hangUp();
  }

  get #isSilent(): boolean {
    return this.#status === 'closed' || this.#status === 'paused';
  }

  #setStatus(next: PushStatus): void {
    if (this.#status === next) return;
    this.#status = next;
    this.#options.onStatus?.(next);
  }
}
