import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

// RFC 6962, section 2.1: leaves and nodes are hashed after different bytes, so that none can be taken for the other.
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The root of a tree without leaves: SHA-256 of nothing. */
export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array());

/** The hash of a leaf: 32 bytes. */
export const leafHash = (data: Uint8Array): Uint8Array => sha256(concatBytes(LEAF, data));

/** The hash over two subtrees. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right));
