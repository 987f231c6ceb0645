import { z } from 'zod';

/** The things that are drawn by what the house has committed to. */
export const COMMITMENT_KINDS = ['seed-pair', 'chain', 'lottery-draw', 'bingo-game', 'jackpot'] as const;

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
