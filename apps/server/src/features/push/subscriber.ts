import type { Channel } from './channel.ts';
import type { Frame } from './frame.ts';

/** The receiver of frames: a socket or a stream of server-sent events. */
export interface PushTransport {
  /** Bytes that wait to be sent. */
  readonly waiting: number;
  write(frame: Frame): void;
  /** Calls back once, when what waits has gone. */
  onDrain(listener: () => void): void;
  end(code: number, reason: string): void;
}

/** More than this unsent and the reader is slow: nothing more is queued for it. */
const HIGH_WATER = 256 * 1024;
/** After this long without taking anything, a reader is disconnected. */
export const SLOW_LIMIT_MS = 10_000;

/** One connection: what it listens to, and how far behind it is. Memory per reader is bounded whatever it does (T64). */
export class Subscriber {
  readonly wire: PushTransport;
  readonly channels = new Map<string, Channel>();
  /** Channels of which something was left out, since when (epoch ms); of most readers never any. */
  #behind: Map<Channel, number> | undefined;
  readonly #catchUp: (subscriber: Subscriber, channel: Channel, since: number) => void;
  readonly #now: () => number;
  slowSince: number | null = null;

  constructor(wire: PushTransport, now: () => number, catchUp: (subscriber: Subscriber, channel: Channel, since: number) => void) {
    this.wire = wire;
    this.#now = now;
    this.#catchUp = catchUp;
  }

  /** Sends, or remembers that it must catch up. */
  deliver(channel: Channel, frame: Frame): void {
    if (this.slowSince !== null && this.#behind?.has(channel)) return;
    if (this.wire.waiting <= HIGH_WATER) {
      this.wire.write(frame);
      return;
    }
    this.#behind ??= new Map();
    this.#behind.set(channel, this.#now());
    if (this.slowSince !== null) return;
    this.slowSince = this.#now();
    this.wire.onDrain(() => this.#drained());
  }
  /** For answers to its own requests, which are small and bounded by its rate. */
  answer(frame: Frame): void {
    this.wire.write(frame);
  }
  forget(channel: Channel): void {
    this.#behind?.delete(channel);
  }
  get isStuck(): boolean {
    return this.slowSince !== null && this.#now() - this.slowSince > SLOW_LIMIT_MS;
  }

  /** Instead of all that was left out, one merged delta for each channel. */
  #drained(): void {
    const behind = [...(this.#behind ?? [])];
    this.#behind = undefined;
    this.slowSince = null;
    for (const [channel, since] of behind) this.#catchUp(this, channel, since);
  }
}
