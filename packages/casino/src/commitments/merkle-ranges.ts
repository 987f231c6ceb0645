import { EMPTY_ROOT, nodeHash } from './merkle-hash.ts';

/** Leaves `from` up to `to`, without it. Numbers of leaves stay under 2^31. */
export interface LeafRange {
  readonly from: number;
  readonly to: number;
}

/** A perfect subtree: the leaves from `place << level` on, `1 << level` of them. Its hash never changes as the tree grows. */
export interface Subtree {
  readonly level: number;
  readonly place: number;
}

/** The largest power of two that is smaller than a number of leaves: how many are in the left part of their tree. */
const leftLeaves = (size: number): number => 1 << (31 - Math.clz32(size - 1));

/**
 * The subtrees whose hashes prove that a leaf is in a tree, from the leaf up (RFC 6962, section 2.1.1). Throws RangeError for a leaf that is not there.
 *
 * @param size how many leaves the tree has
 */
export function inclusionRanges(place: number, size: number): readonly LeafRange[] {
  if (!Number.isInteger(place) || place < 0 || place >= size) throw new RangeError(`no leaf ${place} of ${size}`);
  const ranges: LeafRange[] = [];
  let from = 0;
  let to = size;
  while (to - from > 1) {
    const split = from + leftLeaves(to - from);
    ranges.push(place < split ? { from: split, to } : { from, to: split });
    if (place < split) to = split;
    else from = split;
  }
  return ranges.reverse();
}

/**
 * The subtrees whose hashes prove that a tree begins with all leaves of a smaller one (RFC 6962, section 2.1.2). None are needed where the smaller one is
 * empty or the same. Throws RangeError where it is the larger one.
 */
export function consistencyRanges(first: number, second: number): readonly LeafRange[] {
  if (first < 0 || first > second) throw new RangeError(`${first} leaves are no beginning of ${second}`);
  if (first === 0 || first === second) return [];
  const ranges: LeafRange[] = [];
  let from = 0;
  let to = second;
  while (first < to) {
    const split = from + leftLeaves(to - from);
    ranges.push(first <= split ? { from: split, to } : { from, to: split });
    if (first <= split) to = split;
    else from = split;
  }
  // The smaller tree itself, where it is a subtree of the larger: whoever checks has its root.
  if (from > 0) ranges.push({ from, to });
  return ranges.reverse();
}

/** The perfect subtrees that a range is made of, the largest first. The range begins where one of its size does, as those of proofs do. */
export function subtreesOf({ from, to }: LeafRange): readonly Subtree[] {
  const subtrees: Subtree[] = [];
  for (let at = from; at < to; ) {
    const level = 31 - Math.clz32(to - at);
    subtrees.push({ level, place: at >>> level });
    at += 1 << level;
  }
  return subtrees;
}

/** The hash over a range, from the hashes of the subtrees that it is made of. */
export function rangeHash(range: LeafRange, hashOf: (subtree: Subtree) => Uint8Array): Uint8Array {
  const hashes = subtreesOf(range).map(hashOf);
  return hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => nodeHash(left, right));
}
