/**
 * A message, made once and sent to everyone who subscribed: its text, and its bytes as a WebSocket frame and as a server-sent event, each
 * built when first needed. Server frames are not masked, so the same buffer goes to every socket (RFC 6455, 5.1).
 */
export class Frame {
  readonly text: string;
  #socket: Buffer | undefined;
  #event: Buffer | undefined;
  constructor(text: string) {
    this.text = text;
  }
  get socketBytes(): Buffer {
    this.#socket ??= socketFrame(Buffer.from(this.text));
    return this.#socket;
  }
  get eventBytes(): Buffer {
    this.#event ??= Buffer.from(`data: ${this.text}\n\n`);
    return this.#event;
  }
}

/** One unfragmented text frame (RFC 6455, 5.2). */
function socketFrame(payload: Buffer): Buffer {
  const n = payload.length;
  const header = n < 126 ? Buffer.allocUnsafe(2) : n < 65_536 ? Buffer.allocUnsafe(4) : Buffer.allocUnsafe(10);
  header[0] = 0x81;
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
