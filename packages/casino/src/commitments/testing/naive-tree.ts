import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The largest power of two that is smaller than a number. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The root of a tree as RFC 6962, section 2.1, defines it: by recursion over the leaves' data, with another SHA-256. */
export function naiveRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return sha256(Uint8Array.of(0), leaves[0] as Uint8Array);
  const split = splitOf(leaves.length);
  return sha256(Uint8Array.of(1), naiveRoot(leaves.slice(0, split)), naiveRoot(leaves.slice(split)));
}

/** PATH of section 2.1.1. */
export function naiveInclusion(place: number, leaves: readonly Uint8Array[]): readonly Uint8Array[] {
  if (leaves.length === 1) return [];
  const split = splitOf(leaves.length);
  const left = leaves.slice(0, split);
  const right = leaves.slice(split);
  return place < split ? [...naiveInclusion(place, left), naiveRoot(right)] : [...naiveInclusion(place - split, right), naiveRoot(left)];
}

/** SUBPROOF of section 2.1.2; `isWhole` while the smaller tree itself is looked at. */
export function naiveConsistency(first: number, leaves: readonly Uint8Array[], isWhole = true): readonly Uint8Array[] {
  if (first === leaves.length) return isWhole ? [] : [naiveRoot(leaves)];
  const split = splitOf(leaves.length);
  const left = leaves.slice(0, split);
  const right = leaves.slice(split);
  return first <= split
    ? [...naiveConsistency(first, left, isWhole), naiveRoot(right)]
    : [...naiveConsistency(first - split, right, false), naiveRoot(left)];
}
