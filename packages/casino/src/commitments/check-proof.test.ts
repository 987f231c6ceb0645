import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { followConsistency, followInclusion } from './check-proof.ts';
import { leafHash } from './merkle-hash.ts';
import { consistencyRanges, inclusionRanges, rangeHash } from './merkle-ranges.ts';
import { grownTree } from './testing/grown-tree.ts';
import { naiveConsistency, naiveInclusion, naiveRoot } from './testing/naive-tree.ts';

const SEED = 20261129;
const MAX_LEAVES = 40;
const data = Array.from({ length: MAX_LEAVES }, (_, i) => utf8ToBytes(`leaf ${i}`));
const roots = Array.from({ length: MAX_LEAVES + 1 }, (_, size) => naiveRoot(data.slice(0, size)));
const rootOf = (size: number): Uint8Array => roots[size] as Uint8Array;
const hex = (hashes: readonly Uint8Array[]): string[] => hashes.map((hash) => bytesToHex(hash));

/** Grown by parts of random sizes, as hours are. */
function randomTree() {
  const random = createRandom(SEED);
  const tree = grownTree();
  for (let at = 0; at < MAX_LEAVES; ) {
    const next = Math.min(MAX_LEAVES, at + random.int(7));
    tree.append(data.slice(at, next));
    at = next;
  }
  return tree;
}
const tree = randomTree();
const pathOf = (place: number, size: number) => inclusionRanges(place, size).map(tree.hashOf);
const other = leafHash(utf8ToBytes('another'));

/** The root that an inclusion's path leads to, in hexadecimal; null where it fits no tree. */
function reached(leaf: Uint8Array, place: number, size: number, path: readonly Uint8Array[]): string | null {
  const steps = followInclusion(leaf, place, size, path);
  return steps && bytesToHex(steps.at(-1)?.node ?? leaf);
}

describe(`proofs of trees up to ${MAX_LEAVES} leaves, seed ${SEED}`, () => {
  it('are those of the definition, from every leaf, and lead from no other leaf, place or size to the root', () => {
    for (let size = 1; size <= MAX_LEAVES; size += 1) {
      const root = bytesToHex(rootOf(size));
      for (let place = 0; place < size; place += 1) {
        const path = pathOf(place, size);
        const leaf = leafHash(data[place] as Uint8Array);
        expect(hex(path)).toEqual(hex(naiveInclusion(place, data.slice(0, size))));
        expect(reached(leaf, place, size, path)).toBe(root);
        expect(reached(other, place, size, path)).not.toBe(root);
        if (size > 1) expect(reached(leaf, (place + 1) % size, size, path)).not.toBe(root);
        if (path.length > 0) expect(reached(leaf, place, size, path.slice(1))).not.toBe(root);
        expect(reached(leaf, place, size, [...path, other])).not.toBe(root);
      }
    }
  });

  it('are those of the definition between every two sizes, and lead to no other root', () => {
    for (let second = 1; second <= MAX_LEAVES; second += 1) {
      for (let first = 1; first <= second; first += 1) {
        const path = consistencyRanges(first, second).map(tree.hashOf);
        expect(hex(path)).toEqual(hex(naiveConsistency(first, data.slice(0, second))));
        const found = followConsistency(first, second, rootOf(first), path);
        expect(found && hex([found.first, found.second])).toEqual(hex([rootOf(first), rootOf(second)]));
        if (first === second) continue;
        const forged = followConsistency(first, second, other, path);
        expect(forged && hex([forged.first, forged.second])).not.toEqual(hex([other, rootOf(second)]));
        expect(followConsistency(first, second, rootOf(first), [...path, other])).toBeNull();
      }
    }
  });

  it('are of no leaf and no beginning that is not there', () => {
    for (const place of [-1, 5, 0.5]) {
      expect(() => inclusionRanges(place, 5)).toThrow(RangeError);
      expect(followInclusion(other, place, 5, [])).toBeNull();
    }
    expect(() => consistencyRanges(6, 5)).toThrow(RangeError);
    expect(consistencyRanges(0, 5)).toEqual([]);
    expect(followConsistency(6, 5, other, [])).toBeNull();
    expect(followConsistency(3, 5, other, [])).toBeNull();
    expect(followConsistency(0, 5, other, [])).toBeNull();
    expect(followInclusion(other, 2 ** 40, 2 ** 41, [])).toBeNull();
  });

  it('take no more hashes than twice the height of a tree, however large it is', () => {
    const size = 2 ** 31 - 1;
    let read = 0;
    const count = () => {
      read += 1;
      return other;
    };
    for (const range of inclusionRanges(0, size)) rangeHash(range, count);
    expect(read).toBeLessThanOrEqual(62);
    read = 0;
    for (const range of consistencyRanges(2 ** 30 + 12_345, size)) rangeHash(range, count);
    expect(read).toBeLessThanOrEqual(62);
  });
});
