import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

// The Merkle tree of RFC 6962, section 2.1: leaves and nodes are hashed after different bytes, so that none can be taken for the other.
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The root of a tree without leaves: SHA-256 of nothing. */
export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array());

/** The hash of a leaf: 32 bytes. */
export const leafHash = (data: Uint8Array): Uint8Array => sha256(concatBytes(LEAF, data));

/** The hash over two subtrees. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right));

/**
 * A tree from its leaves' hashes up to its root, level by level. The last of an odd number is handed on as it is, which gives the tree of the
 * standard: its left part has the largest power of two that is smaller than the number of leaves.
 */
export function merkleLevels(leaves: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; ) {
    const above: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const left = level[at] as Uint8Array;
      const right = level[at + 1];
      above.push(right ? nodeHash(left, right) : left);
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** The root of a tree. */
export const merkleRoot = (levels: readonly (readonly Uint8Array[])[]): Uint8Array => levels.at(-1)?.[0] ?? EMPTY_ROOT;

/** The hashes beside the way from a leaf to the root, from below: an audit path. `place` counts from 0. Throws RangeError for a leaf that is not there. */
export function inclusionPath(levels: readonly (readonly Uint8Array[])[], place: number): readonly Uint8Array[] {
  if (levels[0]?.[place] === undefined) throw new RangeError(`no leaf ${place}`);
  return levels.slice(0, -1).flatMap((level, height) => level[(place >> height) ^ 1] ?? []);
}

/**
 * The root to which an audit path leads from a leaf (RFC 9162, section 2.1.3.2); null for a path that fits no tree of so many leaves.
 *
 * @param leaf the leaf's hash
 * @param place of the leaf, from 0
 * @param leaves how many the tree has
 */
export function rootOfPath(leaf: Uint8Array, place: number, leaves: number, path: readonly Uint8Array[]): Uint8Array | null {
  if (!Number.isInteger(place) || place < 0 || place >= leaves) return null;
  let hash = leaf;
  let at = place;
  let last = leaves - 1;
  for (const beside of path) {
    if (last === 0) return null;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(beside, hash);
      // Levels at which the leaf's subtree is the odd one have no hash in the path.
      for (; at % 2 === 0 && at > 0; at >>= 1) last >>= 1;
    } else hash = nodeHash(hash, beside);
    at >>= 1;
    last >>= 1;
  }
  return last === 0 ? hash : null;
}
