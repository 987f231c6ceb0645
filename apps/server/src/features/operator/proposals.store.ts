import type { ProposalKind, ProposalStatus } from '@touchline/contract/operator/enums';
import type { Queryable } from '#platform/db/queryable';

export interface NewProposal {
  readonly kind: ProposalKind;
  readonly playerId: bigint;
  readonly currency: string | null;
  readonly amountMinor: bigint | null;
  readonly betId: bigint | null;
  readonly grantId: bigint | null;
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
const STATUS = "case when status = 'open' and expires_at <= now() then 'expired' else status end";
const PROPOSALS = `select id, kind, player_id as "playerId", currency, amount_minor as "amountMinor", bet_id as "betId", grant_id as "grantId", reason,
  proposed_by as "proposedBy", proposed_at as "proposedAt", expires_at as "expiresAt", decided_by as "decidedBy", decided_at as "decidedAt",
  ${STATUS} as status
  from manual_adjustment`;

export async function writeProposal(on: Queryable, proposal: NewProposal): Promise<bigint> {
  const { kind, playerId, currency, amountMinor, betId, grantId, reason, proposedBy } = proposal;
  const { rows } = await on.query<{ id: bigint }>(
    `insert into manual_adjustment (kind, player_id, currency, amount_minor, bet_id, grant_id, reason, proposed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [kind, playerId, currency, amountMinor, betId, grantId, reason, proposedBy],
  );
  return rows[0]?.id ?? 0n;
}

export async function readProposal(on: Queryable, id: bigint): Promise<Proposal | undefined> {
  const { rows } = await on.query<Proposal>(`${PROPOSALS} where id = $1`, [id]);
  return rows[0];
}

/** Locked until the transaction ends: of two who decide at once, the second sees what the first has done. */
export async function lockProposal(client: Queryable, id: bigint): Promise<Proposal | undefined> {
  const { rows } = await client.query<Proposal>(`${PROPOSALS} where id = $1 for update`, [id]);
  return rows[0];
}

/** Newest first. */
export async function readProposals(
  on: Queryable,
  brandId: number,
  status: ProposalStatus | undefined,
  limit: number,
): Promise<Proposal[]> {
  const { rows } = await on.query<Proposal>(
    `${PROPOSALS} where player_id in (select player_id from player_brand where brand_id = $1) and ($2::text is null or ${STATUS} = $2)
     order by id desc limit $3`,
    [brandId, status ?? null, limit],
  );
  return rows;
}

/** The table itself refuses the proposer. */
export async function writeDecided(
  client: Queryable,
  id: bigint,
  status: 'approved' | 'refused',
  by: bigint,
  reason: Buffer | null,
): Promise<void> {
  await client.query('update manual_adjustment set status = $2, decided_by = $3, decided_at = now(), decided_reason = $4 where id = $1', [
    id,
    status,
    by,
    reason,
  ]);
}
