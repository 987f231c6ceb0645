import { type LeafRange, rangeHash, type Subtree, subtreesOf } from '@touchline/casino/commitments/merkle-ranges';
import { invariant } from '@touchline/kernel/invariant';
import type { Queryable } from '#platform/db/queryable';
import { readNodes } from './commitment-node.store.ts';

const keyOf = ({ level, place }: Subtree): string => `${level}:${place}`;

/**
 * The hashes over ranges of the log's leaves, in one question. Those of a proof are made of at most twice as many subtrees as the tree is high, whatever its
 * size.
 */
export async function readRanges(on: Queryable, ranges: readonly LeafRange[]): Promise<readonly Uint8Array[]> {
  const nodes = await readNodes(on, ranges.flatMap(subtreesOf));
  const hashes = new Map(nodes.map((node) => [keyOf(node), node.hash]));
  return ranges.map((range) =>
    rangeHash(range, (subtree) => {
      const hash = hashes.get(keyOf(subtree));
      invariant(hash, 'a subtree of placed leaves has its hash');
      return hash;
    }),
  );
}

export const toHex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');
