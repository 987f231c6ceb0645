import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { followConsistency, followInclusion } from './check-proof.ts';
import { EMPTY_ROOT, leafHash } from './merkle-hash.ts';

/** A commitment of the house: a hash that it has shown before anything is drawn by what the hash is of. */
export interface Commitment {
  /** Of the thing that is drawn by it. */
  readonly kind: string;
  /** 64 hexadecimal digits. */
  readonly promise: string;
}

/** The log at the end of an hour. */
export interface CommitmentHead {
  /** How many commitments it has. */
  readonly size: number;
  /** Of the Merkle tree over them, 64 hexadecimal digits. */
  readonly root: string;
}

/** That a commitment is in the log: its place from 0, and the hashes beside the way from it to the root, from below. */
export interface Inclusion {
  readonly place: number;
  readonly path: readonly string[];
  readonly head: CommitmentHead;
}

/** Two hashes and the one over both, as 64 hexadecimal digits. */
export interface HexStep {
  readonly left: string;
  readonly right: string;
  readonly node: string;
}

/** A check of an inclusion. `steps` is null where the path fits no tree of that size. */
export interface CheckedInclusion {
  readonly leaf: string;
  readonly steps: readonly HexStep[] | null;
  readonly holds: boolean;
}

/** The leaf of a commitment: the hash of "kind promise". */
export const commitmentLeaf = ({ kind, promise }: Commitment): Uint8Array => leafHash(utf8ToBytes(`${kind} ${promise}`));

const HASH = /^[0-9a-f]{64}$/;
const areHashes = (texts: readonly string[]): boolean => texts.every((text) => HASH.test(text));

/** Works the way from a commitment to the root of a head out. */
export function checkInclusion(commitment: Commitment, { place, path, head }: Inclusion): CheckedInclusion {
  const hash = commitmentLeaf(commitment);
  const leaf = bytesToHex(hash);
  const followed = areHashes(path) ? followInclusion(hash, place, head.size, path.map(hexToBytes)) : null;
  const steps =
    followed?.map((step) => ({ left: bytesToHex(step.left), right: bytesToHex(step.right), node: bytesToHex(step.node) })) ?? null;
  return { leaf, steps, holds: steps !== null && (steps.at(-1)?.node ?? leaf) === head.root };
}

/** Whether a head's log begins with everything that an earlier head has. False for anything that is no hash. */
export function isConsistent(first: CommitmentHead, second: CommitmentHead, path: readonly string[]): boolean {
  if (!areHashes([first.root, second.root, ...path])) return false;
  if (first.size === 0 && second.size > 0) return path.length === 0 && first.root === bytesToHex(EMPTY_ROOT);
  const roots = followConsistency(first.size, second.size, hexToBytes(first.root), path.map(hexToBytes));
  return roots !== null && bytesToHex(roots.first) === first.root && bytesToHex(roots.second) === second.root;
}
