import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { type Commitment, type CommitmentHead, checkInclusion, commitmentLeaf, isConsistent } from './commitment-log.ts';
import { EMPTY_ROOT } from './merkle-hash.ts';
import { consistencyRanges, inclusionRanges } from './merkle-ranges.ts';
import { grownTree } from './testing/grown-tree.ts';

const commitments = Array.from({ length: 6 }, (_, i): Commitment => ({ kind: 'seed-pair', promise: String(i).repeat(64) }));
const tree = grownTree();
tree.append(commitments.map(({ kind, promise }) => utf8ToBytes(`${kind} ${promise}`)));
const headOf = (size: number): CommitmentHead => ({ size, root: bytesToHex(tree.hashOf({ from: 0, to: size })) });
const inclusionOf = (place: number) => ({
  place,
  path: inclusionRanges(place, 5).map((range) => bytesToHex(tree.hashOf(range))),
  head: headOf(5),
});
const between = (first: number, second: number) => consistencyRanges(first, second).map((range) => bytesToHex(tree.hashOf(range)));

describe('the log of commitments', () => {
  it('includes each commitment, of its kind and at its own place', () => {
    commitments.slice(0, 5).forEach((commitment, place) => {
      expect(checkInclusion(commitment, inclusionOf(place)).holds).toBe(true);
      expect(checkInclusion(commitment, inclusionOf((place + 1) % 5)).holds).toBe(false);
      expect(checkInclusion({ ...commitment, kind: 'chain' }, inclusionOf(place)).holds).toBe(false);
    });
  });

  it('shows each step from the leaf to the root', () => {
    const [commitment] = commitments as [Commitment];
    const { leaf, steps } = checkInclusion(commitment, inclusionOf(0));
    expect(leaf).toBe(bytesToHex(commitmentLeaf(commitment)));
    expect(steps?.map(({ right }) => right)).toEqual(inclusionOf(0).path);
    expect(steps?.[0]?.left).toBe(leaf);
    expect(steps?.at(-1)?.node).toBe(headOf(5).root);
  });

  it.each([
    ['a path of something else', { path: ['no hash'] }],
    ['another size', { head: { ...headOf(5), size: 9 } }],
    ['another root', { head: headOf(6) }],
  ])('is not proven by %s', (_, change) => {
    expect(checkInclusion(commitments[0] as Commitment, { ...inclusionOf(0), ...change }).holds).toBe(false);
  });

  it('only grows: each head begins with every one before it', () => {
    for (let second = 0; second <= 6; second += 1) {
      for (let first = 0; first <= second; first += 1) {
        expect(isConsistent(headOf(first), headOf(second), between(first, second)), `${first} of ${second}`).toBe(true);
        expect(isConsistent({ size: first, root: 'f'.repeat(64) }, headOf(second), between(first, second))).toBe(false);
        expect(isConsistent(headOf(first), { size: second, root: 'f'.repeat(64) }, between(first, second))).toBe(first === 0 && second > 0);
      }
    }
    expect(isConsistent(headOf(3), headOf(5), ['no hash'])).toBe(false);
    expect(bytesToHex(EMPTY_ROOT)).toBe(headOf(0).root);
  });
});
