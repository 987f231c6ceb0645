import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { EMPTY_ROOT, leafHash, nodeHash, rootOfPath } from './merkle-tree.ts';

/** A commitment of the house: a hash that it has shown before anything is drawn by what the hash is of. */
export interface Commitment {
  /** Of the thing that is drawn by it. */
  readonly kind: string;
  /** 64 hexadecimal digits. */
  readonly promise: string;
}

/** The commitments of an hour, summed up. Hashes are 64 hexadecimal digits. */
export interface CommitmentRoot {
  /** From 1, without gaps. */
  readonly number: number;
  /** The hour's beginning, epoch ms. */
  readonly hour: number;
  readonly leaves: number;
  /** Of the Merkle tree over the leaves. */
  readonly root: string;
}

/** Where a commitment stands in its hour's tree. */
export interface Inclusion {
  readonly place: number;
  readonly path: readonly string[];
  readonly root: CommitmentRoot & { readonly previousHead: string; readonly head: string };
}

/** The head before the first root. */
export const FIRST_HEAD: string = bytesToHex(EMPTY_ROOT);

/** The leaf of a commitment: the hash of "kind promise". */
export const commitmentLeaf = ({ kind, promise }: Commitment): Uint8Array => leafHash(utf8ToBytes(`${kind} ${promise}`));

/**
 * The head of the log with a root: a node over the head before it and the leaf "number hour leaves root". Each head so covers everything that came
 * before: whoever has noted one finds out whether anything up to it has been changed.
 */
export const headOf = (previousHead: string, { number, hour, leaves, root }: CommitmentRoot): string =>
  bytesToHex(nodeHash(hexToBytes(previousHead), leafHash(utf8ToBytes(`${number} ${hour} ${leaves} ${root}`))));

const HASH = /^[0-9a-f]{64}$/;

/** Whether a commitment is where its inclusion says, and its root under its head. False for anything that is no hash. */
export function isIncluded(commitment: Commitment, { place, path, root }: Inclusion): boolean {
  if (![...path, root.root, root.previousHead, root.head].every((hash) => HASH.test(hash))) return false;
  const found = rootOfPath(commitmentLeaf(commitment), place, root.leaves, path.map(hexToBytes));
  return found !== null && bytesToHex(found) === root.root && headOf(root.previousHead, root) === root.head;
}
