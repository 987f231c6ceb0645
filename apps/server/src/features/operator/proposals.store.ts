import type { ProposalKind, ProposalStatus } from '@touchline/contract/operator-words';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';

type StoredStatus = Exclude<ProposalStatus, 'expired'>;

declare module '#platform/db' {
  interface Tables {
    operator_proposal: {
      id: Generated<bigint>;
      kind: ProposalKind;
      player_id: bigint;
      currency: string | null;
      amount_minor: bigint | null;
      bet_id: bigint | null;
      reason: Buffer | null;
      proposed_by: bigint;
      proposed_at: Generated<Date>;
      expires_at: Generated<Date>;
      status: Generated<StoredStatus>;
      decided_by: bigint | null;
      decided_at: Date | null;
      decided_reason: Buffer | null;
      /** Of older versions, emptied at start. */
      reason_plain: string | null;
      decided_reason_plain: string | null;
    };
  }
}

export interface NewProposal {
  readonly kind: ProposalKind;
  readonly playerId: bigint;
  readonly currency: string | null;
  readonly amountMinor: bigint | null;
  readonly betId: bigint | null;
  readonly reason: Buffer | null;
  readonly proposedBy: bigint;
}

export interface Proposal extends NewProposal {
  readonly id: bigint;
  readonly status: ProposalStatus;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: bigint | null;
  readonly decidedAt: Date | null;
}

/** An open one whose time is over is expired, by the database's clock. */
const STATUS = sql<ProposalStatus>`case when status = 'open' and expires_at <= now() then 'expired' else status end`;

const proposals = (db: DbOrTrx) =>
  db
    .selectFrom('operator_proposal')
    .select(['id', 'kind', 'player_id as playerId', 'currency', 'amount_minor as amountMinor', 'bet_id as betId', 'reason'])
    .select(['proposed_by as proposedBy', 'proposed_at as proposedAt', 'expires_at as expiresAt'])
    .select(['decided_by as decidedBy', 'decided_at as decidedAt'])
    .select(STATUS.as('status'));

export async function writeProposal(db: DbOrTrx, proposal: NewProposal): Promise<bigint> {
  const { id } = await db
    .insertInto('operator_proposal')
    .values({
      kind: proposal.kind,
      player_id: proposal.playerId,
      currency: proposal.currency,
      amount_minor: proposal.amountMinor,
      bet_id: proposal.betId,
      reason: proposal.reason,
      proposed_by: proposal.proposedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function readProposal(db: DbOrTrx, id: bigint): Promise<Proposal | undefined> {
  return proposals(db).where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: of two who decide at once, the second sees what the first has done. */
export async function lockProposal(trx: Trx, id: bigint): Promise<Proposal | undefined> {
  return proposals(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Newest first. */
export async function readProposals(db: DbOrTrx, status: ProposalStatus | undefined, most: number): Promise<Proposal[]> {
  const query = proposals(db);
  return (status === undefined ? query : query.where(STATUS, '=', status)).orderBy('id', 'desc').limit(most).execute();
}

/** The table itself refuses the proposer. */
export async function writeDecided(trx: Trx, id: bigint, status: 'approved' | 'refused', by: bigint, reason: Buffer | null): Promise<void> {
  await trx
    .updateTable('operator_proposal')
    .set({ status, decided_by: by, decided_at: sql`now()`, decided_reason: reason })
    .where('id', '=', id)
    .execute();
}
