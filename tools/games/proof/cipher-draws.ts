import { createCipheriv, createHash } from 'node:crypto';
import { type Draws, drawsOf } from '../../../packages/casino/src/draws/draws.ts';

const BYTES = 1 << 16;

/** Draws for many rounds at a time: the key stream of AES-256 in counter mode, under a key that follows from a name. */
export function cipherDraws(name: string): Draws {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(name).digest(), Buffer.alloc(16));
  const zeros = Buffer.alloc(BYTES);
  let stream = cipher.update(zeros);
  let at = 0;
  return drawsOf(() => {
    if (at === BYTES) {
      stream = cipher.update(zeros);
      at = 0;
    }
    const drawn = stream.readUInt32BE(at) * 2 ** 20 + (stream.readUInt32BE(at + 4) >>> 12);
    at += 8;
    return drawn;
  });
}
