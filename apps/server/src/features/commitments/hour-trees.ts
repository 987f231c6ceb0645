import { commitmentLeaf } from '@touchline/casino/commitments/commitment-log';
import { merkleLevels } from '@touchline/casino/commitments/merkle-tree';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { MOST_LEAVES } from './close-hour.ts';
import { readLeaves } from './commitment.store.ts';

const MAX_TREES = 32;

/** The tree under a root, level by level. */
export type HourTrees = (rootNumber: number) => Promise<ReturnType<typeof merkleLevels>>;

/** Trees that proofs are read from. A root's commitments never change, so that a tree is worked out once. */
export function createHourTrees(pool: pg.Pool): HourTrees {
  const trees = new LRUCache<number, ReturnType<typeof merkleLevels>>({
    max: MAX_TREES,
    fetchMethod: async (number) => merkleLevels((await readLeaves(pool, number, 0, MOST_LEAVES)).map(commitmentLeaf)),
  });
  return (number) => trees.forceFetch(number);
}
