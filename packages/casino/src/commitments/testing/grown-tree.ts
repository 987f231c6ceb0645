import { appendLeaves } from '../append-leaves.ts';
import { leafHash } from '../merkle-hash.ts';
import { type LeafRange, rangeHash, type Subtree, subtreesOf } from '../merkle-ranges.ts';

const keyOf = ({ level, place }: Subtree): string => `${level}:${place}`;

/**
 * A tree that keeps its subtrees' hashes as the log's table does. `hashOf` is over any range that a proof names.
 *
 * @internal
 */
export function grownTree() {
  const nodes = new Map<string, Uint8Array>();
  let size = 0;
  const read = (subtree: Subtree): Uint8Array => {
    const hash = nodes.get(keyOf(subtree));
    if (!hash || (subtree.place + 1) << subtree.level > size) throw new Error(`no subtree ${keyOf(subtree)} of ${size} leaves`);
    return hash;
  };
  return {
    append(data: readonly Uint8Array[]): void {
      const edge = subtreesOf({ from: 0, to: size }).map(read);
      for (const node of appendLeaves(size, edge, data.map(leafHash))) nodes.set(keyOf(node), node.hash);
      size += data.length;
    },
    hashOf: (range: LeafRange): Uint8Array => rangeHash(range, read),
  };
}
