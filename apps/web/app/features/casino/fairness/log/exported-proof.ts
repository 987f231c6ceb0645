import type { CommitmentConsistency, CommitmentProof } from '@touchline/contract/commitments/shapes';

/** The file by which it can be checked without this site that a hash is in the log. */
export interface ExportedProof extends CommitmentProof {
  readonly format: 'touchline-commitment-proof';
  /** Of this shape. */
  readonly formatVersion: 1;
  /** That a later head begins with the proof's; null where the hour has no head yet. */
  readonly consistency: CommitmentConsistency | null;
}

/** A proof as the log gives it. */
export interface ProofFound {
  readonly proof: CommitmentProof;
  /** That the newest head begins with the proof's; null while the commitment has none. */
  readonly consistency: CommitmentConsistency | null;
}

export const exportedProof = ({ proof, consistency }: ProofFound): ExportedProof => ({
  format: 'touchline-commitment-proof',
  formatVersion: 1,
  ...proof,
  consistency,
});
