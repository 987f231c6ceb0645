import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Draws, drawsOf } from './draws.ts';

/** The seeds that a round is drawn with. The server's seed is promised by its hash before the round; `nonce` counts the pair's rounds from 1. */
export interface Seeds {
  /** 64 hexadecimal digits; used as text. */
  readonly serverSeed: string;
  /** The player's own text. */
  readonly clientSeed: string;
  readonly nonce: number;
}

const BYTES_A_DRAW = 8;

/** One block of 32 bytes: HMAC-SHA256, key the server's seed as text, message `clientSeed:nonce:block`. */
export const seedBlock = ({ serverSeed, clientSeed, nonce }: Seeds, block: number): Uint8Array =>
  hmac(sha256, utf8ToBytes(serverSeed), utf8ToBytes(`${clientSeed}:${nonce}:${block}`));

/**
 * The draws of a round. Each takes the next eight bytes of the blocks 0, 1, 2 ..., four draws a block, and uses the upper 52 bits of the
 * big-endian number that they make.
 */
export function seededDraws(seeds: Seeds): Draws {
  let block = seedBlock(seeds, 0);
  let blocks = 1;
  let at = 0;
  return drawsOf(() => {
    if (at === block.length) {
      block = seedBlock(seeds, blocks);
      blocks += 1;
      at = 0;
    }
    const view = new DataView(block.buffer, block.byteOffset + at, BYTES_A_DRAW);
    at += BYTES_A_DRAW;
    return view.getUint32(0) * 2 ** 20 + (view.getUint32(4) >>> 12);
  });
}

/** The promise that is given before the first round: the SHA-256 of the server's seed, read as text, in hexadecimal. */
export const seedHash = (serverSeed: string): string =>
  Array.from(sha256(utf8ToBytes(serverSeed)), (byte) => byte.toString(16).padStart(2, '0')).join('');
