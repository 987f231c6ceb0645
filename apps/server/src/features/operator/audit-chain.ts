import { GENESIS_HASH, type Sha256 } from '@touchline/ledger/hash-chain';

/** An operator's act: one row of the audit. */
export interface AuditAction {
  readonly operatorId: bigint;
  /** The call's name: "find-players". */
  readonly action: string;
  /** "player 1000001"; never contact data, since rows are for good. */
  readonly target: string;
  /** Why a player was looked at: sealed, as `chainedReason` writes it; null where none is said. */
  readonly reason: string | null;
}

/** A sealed reason as the chain covers it: whose key opens it (0: the house's), and its bytes. */
export interface SealedReason {
  readonly of: bigint;
  readonly bytes: Buffer;
}

export const chainedReason = ({ of, bytes }: SealedReason): string => `${of}:${bytes.toString('base64')}`;

export interface AuditRow extends AuditAction {
  /** From 1, without gaps. */
  readonly position: bigint;
  /** Epoch ms, the database's clock. */
  readonly at: number;
  readonly hash: string;
}

export interface AuditHead {
  readonly position: bigint;
  readonly hash: string;
}

export const EMPTY_AUDIT: AuditHead = { position: 0n, hash: GENESIS_HASH };

/** The link of a row to the one before, made as the ledger's is: the previous hash and one text of the row, which is JSON so that no part can pose as two. */
export function auditHash(previousHash: string, row: Omit<AuditRow, 'hash'>, sha256: Sha256): string {
  const { position, at, operatorId, action, target, reason } = row;
  return sha256([previousHash, JSON.stringify([position.toString(), at, operatorId.toString(), action, target, reason])].join('\n'));
}

/**
 * Follows rows in the order of their positions from a head on (T80). Gives the head after them and what is wrong, in words: a row that
 * was edited breaks its own link, one that was removed or moved leaves a gap or breaks the next one.
 */
export function verifyAuditChain(
  rows: readonly AuditRow[],
  start: AuditHead,
  sha256: Sha256,
): { readonly head: AuditHead; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let { position, hash } = start;
  for (const row of rows) {
    if (row.position !== position + 1n) faults.push(`rows are missing between positions ${position} and ${row.position}`);
    else if (auditHash(hash, row, sha256) !== row.hash) faults.push(`the chain breaks at position ${row.position}`);
    ({ position, hash } = row);
  }
  return { head: { position, hash }, faults };
}
