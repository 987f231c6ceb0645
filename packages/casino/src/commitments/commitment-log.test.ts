import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { type Commitment, commitmentLeaf, FIRST_HEAD, headOf, type Inclusion, isIncluded } from './commitment-log.ts';
import { inclusionPath, merkleLevels, merkleRoot } from './merkle-tree.ts';

const commitments = Array.from({ length: 5 }, (_, i): Commitment => ({ kind: 'seed-pair', promise: String(i).repeat(64) }));
const levels = merkleLevels(commitments.map(commitmentLeaf));
const root = { number: 1, hour: 1_795_910_400_000, leaves: 5, root: bytesToHex(merkleRoot(levels)) };
const inclusionOf = (place: number): Inclusion => ({
  place,
  path: inclusionPath(levels, place).map(bytesToHex),
  root: { ...root, previousHead: FIRST_HEAD, head: headOf(FIRST_HEAD, root) },
});

describe('the log of commitments', () => {
  it('includes each commitment of an hour, at its own place', () => {
    commitments.forEach((commitment, place) => {
      expect(isIncluded(commitment, inclusionOf(place))).toBe(true);
      expect(isIncluded(commitment, inclusionOf((place + 1) % 5))).toBe(false);
      expect(isIncluded({ ...commitment, kind: 'chain' }, inclusionOf(place))).toBe(false);
    });
  });

  it.each([
    ['number', 2],
    ['hour', root.hour + 3_600_000],
    ['leaves', 6],
    ['root', 'f'.repeat(64)],
    ['previousHead', 'f'.repeat(64)],
    ['head', 'no hash'],
  ])('has a head that covers the %s', (field, value) => {
    const inclusion = inclusionOf(0);
    expect(isIncluded(commitments[0] as Commitment, { ...inclusion, root: { ...inclusion.root, [field]: value } })).toBe(false);
  });
});
