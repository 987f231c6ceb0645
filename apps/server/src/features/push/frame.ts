import { deflateRawSync } from 'node:zlib';

/** Below this, packing (some 15 us) saves next to nothing. */
const WORTH_CHARACTERS = 200;
/** Frames are small: a small window packs them as well for less memory. */
const DEFLATE = { level: 6, windowBits: 13, memLevel: 6 };

/**
 * A message, made once and sent to everyone who subscribed: its text, and its bytes as a WebSocket frame and as a server-sent event, each
 * built when first needed. Server frames are not masked, so the same buffer goes to every socket (RFC 6455, 5.1).
 */
export class Frame {
  readonly text: string;
  #socket: Buffer | undefined;
  #packed: Buffer | undefined;
  #event: Buffer | undefined;
  constructor(text: string) {
    this.text = text;
  }
  get socketBytes(): Buffer {
    this.#socket ??= socketFrame(TEXT, Buffer.from(this.text));
    return this.#socket;
  }
  /** The same for sockets that take packed frames: raw deflate in a binary frame where that is smaller, packed once for all of them. */
  get compressedBytes(): Buffer {
    this.#packed ??= this.#pack() ?? this.socketBytes;
    return this.#packed;
  }
  #pack(): Buffer | undefined {
    if (this.text.length < WORTH_CHARACTERS) return undefined;
    const packed = socketFrame(BINARY, deflateRawSync(this.text, DEFLATE));
    return packed.length < this.socketBytes.length ? packed : undefined;
  }
  get eventBytes(): Buffer {
    this.#event ??= Buffer.from(`data: ${this.text}\n\n`);
    return this.#event;
  }
}

/** First bytes: final fragment and what is in it. */
const TEXT = 0x81;
const BINARY = 0x82;

/** One unfragmented frame (RFC 6455, 5.2). */
function socketFrame(first: number, payload: Buffer): Buffer {
  const n = payload.length;
  const header = n < 126 ? Buffer.allocUnsafe(2) : n < 65_536 ? Buffer.allocUnsafe(4) : Buffer.allocUnsafe(10);
  header[0] = first;
  if (n < 126) header[1] = n;
  else if (n < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(n, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(n), 2);
  }
  return Buffer.concat([header, payload]);
}
