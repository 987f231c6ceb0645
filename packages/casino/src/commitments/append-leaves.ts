import { nodeHash } from './merkle-hash.ts';
import type { Subtree } from './merkle-ranges.ts';

export interface HashedSubtree extends Subtree {
  readonly hash: Uint8Array;
}

/**
 * The perfect subtrees that come into a tree with new leaves, those leaves among them.
 *
 * @param size how many leaves the tree has had
 * @param edge the hashes of the subtrees that it was made of, the largest first
 * @param leaves the new leaves' hashes
 */
export function appendLeaves(size: number, edge: readonly Uint8Array[], leaves: readonly Uint8Array[]): readonly HashedSubtree[] {
  const made: HashedSubtree[] = [];
  const open = [...edge];
  leaves.forEach((leaf, i) => {
    let hash = leaf;
    let place = size + i;
    made.push({ level: 0, place, hash });
    for (let level = 1; place % 2 === 1; level += 1) {
      hash = nodeHash(open.pop() as Uint8Array, hash);
      place >>>= 1;
      made.push({ level, place, hash });
    }
    open.push(hash);
  });
  return made;
}
