import { z } from 'zod';

/** The things that are drawn by what the house has committed to. */
export const COMMITMENT_KINDS = ['seed-pair', 'chain', 'lottery-draw'] as const;

/** The commitments of an hour, summed up. Hashes are 64 hexadecimal digits. */
export const CommitmentRootView = z.object({
  /** From 1, without gaps. */
  number: z.number().int(),
  /** The hour's beginning, epoch ms. */
  hour: z.number(),
  leaves: z.number().int(),
  /** Of the Merkle tree over the leaves (RFC 6962). */
  root: z.string(),
  previousHead: z.string(),
  /** Covers this root and every head before it. */
  head: z.string(),
});
export type CommitmentRootView = z.infer<typeof CommitmentRootView>;

export const CommitmentLeaf = z.object({ place: z.number().int(), kind: z.enum(COMMITMENT_KINDS), promise: z.string() });
export type CommitmentLeaf = z.infer<typeof CommitmentLeaf>;

export const CommitmentProof = z.object({
  kind: z.enum(COMMITMENT_KINDS),
  promise: z.string(),
  /** When it was written into the log, epoch ms. */
  loggedAt: z.number(),
  /** Null until its hour has been summed up. `path`: the hashes beside the way from the leaf to the root, from below. */
  inclusion: z.object({ place: z.number().int(), path: z.array(z.string()), root: CommitmentRootView }).nullable(),
});
export type CommitmentProof = z.infer<typeof CommitmentProof>;
