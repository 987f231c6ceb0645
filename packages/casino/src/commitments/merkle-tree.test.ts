import { createHash } from 'node:crypto';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { inclusionPath, leafHash, merkleLevels, merkleRoot, rootOfPath } from './merkle-tree.ts';

// The inputs and roots by which implementations of RFC 6962 are tested (google/certificate-transparency, merkletree tests).
const INPUTS = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const sha256 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
/** The definition of the standard, by recursion and another SHA-256. */
function rootBySplit(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return sha256(Uint8Array.of(0), leaves[0] as Uint8Array);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256(Uint8Array.of(1), rootBySplit(leaves.slice(0, split)), rootBySplit(leaves.slice(split)));
}

describe('a Merkle tree', () => {
  it.each(ROOTS.map((root, size) => [size, root]))('of %i leaves has the root that the standard knows', (size, root) => {
    const leaves = INPUTS.slice(0, size).map((input) => leafHash(hexToBytes(input)));
    expect(bytesToHex(merkleRoot(merkleLevels(leaves)))).toBe(root);
  });

  it('leads from each leaf to its root, and from no other leaf, place or size', () => {
    for (let size = 1; size <= 70; size += 1) {
      const data = Array.from({ length: size }, (_, i) => utf8ToBytes(`leaf ${i}`));
      const hashes = data.map(leafHash);
      const levels = merkleLevels(hashes);
      const root = bytesToHex(merkleRoot(levels));
      expect(root).toBe(bytesToHex(rootBySplit(data)));
      hashes.forEach((leaf, place) => {
        const path = inclusionPath(levels, place);
        const found = (of: Uint8Array, at: number, leaves: number): string => bytesToHex(rootOfPath(of, at, leaves, path) ?? new Uint8Array());
        expect(found(leaf, place, size)).toBe(root);
        expect(found(leafHash(utf8ToBytes('another')), place, size)).not.toBe(root);
        if (size > 1) expect(found(leaf, (place + 1) % size, size)).not.toBe(root);
      });
    }
  });

  it('has no path for places that it does not have, and takes none of another length', () => {
    const levels = merkleLevels([1, 2, 3, 4, 5].map((n) => leafHash(Uint8Array.of(n))));
    expect(() => inclusionPath(levels, 5)).toThrow(RangeError);
    const leaf = leafHash(Uint8Array.of(1));
    const path = inclusionPath(levels, 0);
    for (const place of [-1, 5, 0.5]) expect(rootOfPath(leaf, place, 5, path)).toBeNull();
    expect(rootOfPath(leaf, 0, 5, path.slice(1))).toBeNull();
    expect(rootOfPath(leaf, 0, 5, [...path, leaf])).toBeNull();
  });
});
