import type { PushFrame, PushRequest } from '@touchline/contract/push/messages';
import { parseFrame } from '../frames/parse-frame.ts';
import type { Inflate } from './inflate.ts';
import { unpackInOrder } from './unpack-in-order.ts';

/** The used part of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  binaryType?: 'blob' | 'arraybuffer';
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface PushConnectionOptions {
  readonly url: string;
  /** Unpacks frames; with it, packed ones are asked for. */
  readonly inflate: Inflate | undefined;
  /** Sent in an `auth` frame, where there is one. */
  readonly readToken: (() => Promise<string | null>) | undefined;
  readonly now: () => number;
  /** Silence after which the server is asked whether it is there; twice that closes the connection. */
  readonly heartbeatTimeoutMs: number;
}

export interface PushConnectionEvents {
  /** The line stands; who we are is not said yet. */
  readonly onOpen: () => void;
  readonly onReady: () => void;
  /** Frames in the order in which they were sent. */
  readonly onFrame: (frame: PushFrame) => void;
  /** Closed by the other side, or silent for too long. Never after `hangUp`. */
  readonly onLost: () => void;
}

export interface PushConnection {
  send(request: PushRequest): void;
  readonly isOpen: boolean;
  /** Nothing of this connection is heard from now on. */
  hangUp(): void;
}

const OPEN = 1;

/** One connection from its opening to its end: says who we are, unpacks frames in their order, and finds out when the line is dead. */
export function openPushConnection(
  Connection: new (url: string) => Socket,
  { url, inflate, readToken, now, heartbeatTimeoutMs }: PushConnectionOptions,
  events: PushConnectionEvents,
): PushConnection {
  const socket = new Connection(inflate ? `${url}${url.includes('?') ? '&' : '?'}z=1` : url);
  if (inflate) socket.binaryType = 'arraybuffer';
  let gone = false;
  let heardAt = 0;
  let pulse: ReturnType<typeof setInterval> | undefined;

  const take = unpackInOrder(inflate, (data) => {
    const frame = gone ? null : parseFrame(data);
    if (frame) events.onFrame(frame);
  });
  const send = (request: PushRequest): void => {
    if (socket.readyState === OPEN) socket.send(JSON.stringify(request));
  };

  async function open(): Promise<void> {
    heardAt = now();
    events.onOpen();
    const token = (await readToken?.().catch(() => null)) ?? null;
    if (gone) return;
    if (token !== null) send({ op: 'auth', token });
    events.onReady();
    clearInterval(pulse);
    pulse = setInterval(checkPulse, heartbeatTimeoutMs / 2);
  }

  /** A dead line gives no close for minutes: silence is answered with a question, and then with a hang-up. */
  function checkPulse(): void {
    const silentMs = now() - heardAt;
    if (silentMs >= 2 * heartbeatTimeoutMs) {
      socket.close();
      lose();
    } else if (silentMs >= heartbeatTimeoutMs) send({ op: 'ping' });
  }

  function lose(): void {
    if (!gone) events.onLost();
  }

  socket.onopen = () => void open();
  socket.onmessage = (event) => {
    heardAt = now();
    take(event.data);
  };
  // An error is always followed by a close.
  socket.onerror = null;
  socket.onclose = lose;

  return {
    send,
    get isOpen() {
      return socket.readyState === OPEN;
    },
    hangUp() {
      gone = true;
      clearInterval(pulse);
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close(1000);
    },
  };
}
