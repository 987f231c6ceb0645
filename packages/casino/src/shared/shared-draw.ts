import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The draw of a round that all watch: the upper 52 bits of HMAC-SHA256, key the round's hash as text, message the chain's public salt as text. The
 * 32 bits of the classic mapping (src/classic) would be too coarse for the highest targets.
 */
export function sharedDraw(hash: string, salt: string): number {
  const { buffer, byteOffset } = hmac(sha256, utf8ToBytes(hash), utf8ToBytes(salt));
  const view = new DataView(buffer, byteOffset);
  return view.getUint32(0) * 2 ** 20 + (view.getUint32(4) >>> 12);
}
