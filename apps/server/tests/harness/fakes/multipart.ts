import { randomUUID } from 'node:crypto';

export interface Part {
  readonly name: string;
  /** Bytes are sent as a file. */
  readonly value: string | Buffer;
}

/** Payload and headers of a request of multipart/form-data. */
export function multipart(parts: readonly Part[]) {
  const boundary = `----${randomUUID()}`;
  const chunks = parts.flatMap(({ name, value }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${typeof value === 'string' ? '' : '; filename="photo.jpg"'}\r\n${typeof value === 'string' ? '' : 'content-type: image/jpeg\r\n'}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
