import { nodeHash } from './merkle-hash.ts';

/** Two hashes and the one over both. */
export interface MerkleStep {
  readonly left: Uint8Array;
  readonly right: Uint8Array;
  readonly node: Uint8Array;
}

/** Whether trees have so many leaves. */
const isSize = (size: number): boolean => Number.isInteger(size) && size >= 0 && size < 2 ** 31;

const stepOf = (left: Uint8Array, right: Uint8Array): MerkleStep => ({ left, right, node: nodeHash(left, right) });

/**
 * The steps from a leaf up to a root (RFC 9162, section 2.1.3.2): the last one's node is the root. Null for a path that fits no tree of so many leaves.
 *
 * @param leaf the leaf's hash; the root itself where it is the only one
 * @param place of the leaf, from 0
 * @param size how many leaves the tree has
 */
export function followInclusion(leaf: Uint8Array, place: number, size: number, path: readonly Uint8Array[]): readonly MerkleStep[] | null {
  if (!isSize(place) || !isSize(size) || place >= size) return null;
  const steps: MerkleStep[] = [];
  let hash = leaf;
  let at = place;
  let last = size - 1;
  for (const beside of path) {
    if (last === 0) return null;
    const isRight = at % 2 === 1 || at === last;
    const step = isRight ? stepOf(beside, hash) : stepOf(hash, beside);
    // Levels at which the leaf's subtree is the odd one have no hash in the path.
    if (isRight) for (; at % 2 === 0 && at > 0; at >>>= 1) last >>>= 1;
    steps.push(step);
    hash = step.node;
    at >>>= 1;
    last >>>= 1;
  }
  return last === 0 ? steps : null;
}

export interface ProvenRoots {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
}

/**
 * The roots of a tree and of a larger one that begins with its leaves, as a proof gives them (RFC 9162, section 2.1.4.2). Null for a path that fits no
 * trees of these sizes.
 *
 * @param root the smaller tree's, by whoever checks
 */
export function followConsistency(first: number, second: number, root: Uint8Array, path: readonly Uint8Array[]): ProvenRoots | null {
  if (!isSize(first) || !isSize(second) || first > second) return null;
  if (first === second) return path.length === 0 ? { first: root, second: root } : null;
  // The empty tree is the beginning of every tree, and says nothing of the larger one.
  if (first === 0) return null;
  let at = first - 1;
  let last = second - 1;
  for (; at % 2 === 1; at >>>= 1) last >>>= 1;
  // A smaller tree that is perfect stands in the larger one whole.
  const [start, ...rest] = at === 0 ? [root, ...path] : path;
  if (!start) return null;
  let roots: ProvenRoots = { first: start, second: start };
  for (const beside of rest) {
    if (last === 0) return null;
    if (at % 2 === 1 || at === last) {
      roots = { first: nodeHash(beside, roots.first), second: nodeHash(beside, roots.second) };
      for (; at % 2 === 0 && at > 0; at >>>= 1) last >>>= 1;
    } else roots = { ...roots, second: nodeHash(roots.second, beside) };
    at >>>= 1;
    last >>>= 1;
  }
  return last === 0 ? roots : null;
}
