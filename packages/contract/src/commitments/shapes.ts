import { z } from 'zod';

/** The things that are drawn by what the house has committed to. */
export const COMMITMENT_KINDS = ['seed-pair', 'chain', 'lottery-draw', 'bingo-game', 'jackpot'] as const;

/** The house's word for a head: Ed25519 (RFC 8032) over "touchline-commitment-head number hour size root". */
export const CommitmentSignature = z.object({
  /** Of the key that signed, 64 hexadecimal digits. */
  publicKey: z.string(),
  /** 128 hexadecimal digits. */
  signature: z.string(),
  /** Epoch ms: later than the hour where the head is older than the key. */
  signedAt: z.number(),
});

/** The log at the end of an hour. */
export const CommitmentHead = z.object({
  /** From 1, without gaps. */
  number: z.number().int(),
  /** The hour's beginning, epoch ms. */
  hour: z.number(),
  /** How many commitments the log has with this hour. */
  size: z.number().int(),
  /** How many came in this hour: the last ones. */
  added: z.number().int(),
  /** Of the Merkle tree over all of them (RFC 6962), 64 hexadecimal digits. */
  root: z.string(),
  /** Null of a head from before heads were signed, until it is signed too. */
  signature: CommitmentSignature.nullable(),
});
export type CommitmentHead = z.infer<typeof CommitmentHead>;

/** A leaf of the tree is "kind promise" in UTF-8. */
export const CommitmentLeaf = z.object({ place: z.number().int(), kind: z.enum(COMMITMENT_KINDS), promise: z.string() });
export type CommitmentLeaf = z.infer<typeof CommitmentLeaf>;

export const CommitmentProof = z.object({
  kind: z.enum(COMMITMENT_KINDS),
  promise: z.string(),
  /** When it was written into the log, epoch ms. */
  loggedAt: z.number(),
  /** In the first head that has it; null until its hour has been summed up. `path`: the hashes beside the way from the leaf to the root, from below. */
  inclusion: z.object({ place: z.number().int(), path: z.array(z.string()), head: CommitmentHead }).nullable(),
});
export type CommitmentProof = z.infer<typeof CommitmentProof>;

/** That the log of a later head begins with everything that an earlier one has. */
export const CommitmentConsistency = z.object({ first: CommitmentHead, second: CommitmentHead, path: z.array(z.string()) });
export type CommitmentConsistency = z.infer<typeof CommitmentConsistency>;

/** A key by which heads are signed, from `since` on until the next one takes over (epoch ms): null of the last one, which may be in use only later. */
export const CommitmentKey = z.object({ publicKey: z.string(), since: z.number(), until: z.number().nullable() });
export type CommitmentKey = z.infer<typeof CommitmentKey>;
