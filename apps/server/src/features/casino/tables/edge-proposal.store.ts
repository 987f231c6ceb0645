import type { Queryable } from '#platform/db/queryable';

/** Another edge of a brand's table, which a second operator decides. */
export interface NewEdgeProposal {
  readonly brandId: number;
  readonly game: string;
  /** The version in whose place the proposed one is to come. */
  readonly version: number;
  readonly edgePpm: number;
  readonly reason: string;
  readonly proposedBy: bigint;
}

export interface EdgeProposal extends NewEdgeProposal {
  readonly id: bigint;
  readonly isOpen: boolean;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

/** An expired proposal is no longer open, by the database's clock. */
const IS_OPEN = "status = 'open' and expires_at > now()";
const PROPOSALS = `select id, brand_id as "brandId", game, version, edge_ppm as "edgePpm", reason, proposed_by as "proposedBy",
  proposed_at as "proposedAt", expires_at as "expiresAt", ${IS_OPEN} as "isOpen" from casino_edge_proposal`;

/** Writes a proposal; undefined where one of the same table is open. */
export async function writeEdgeProposal(
  on: Queryable,
  { brandId, game, version, edgePpm, reason, proposedBy }: NewEdgeProposal,
): Promise<bigint | undefined> {
  // An expired one makes room.
  await on.query(
    "update casino_edge_proposal set status = 'expired' where brand_id = $1 and game = $2 and status = 'open' and expires_at <= now()",
    [brandId, game],
  );
  const { rows } = await on.query<{ id: bigint }>(
    `insert into casino_edge_proposal (brand_id, game, version, edge_ppm, reason, proposed_by) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [brandId, game, version, edgePpm, reason, proposedBy],
  );
  return rows[0]?.id;
}

/** A brand's open proposals, the oldest first. */
export async function readEdgeProposals(on: Queryable, brandId: number): Promise<EdgeProposal[]> {
  const { rows } = await on.query<EdgeProposal>(`${PROPOSALS} where brand_id = $1 and ${IS_OPEN} order by id`, [brandId]);
  return rows;
}

export async function readEdgeProposal(on: Queryable, brandId: number, id: bigint): Promise<EdgeProposal | undefined> {
  const { rows } = await on.query<EdgeProposal>(`${PROPOSALS} where brand_id = $1 and id = $2`, [brandId, id]);
  return rows[0];
}

/** Locked until the transaction ends: of two who decide at once, the second sees what the first has done. */
export async function lockEdgeProposal(client: Queryable, brandId: number, id: bigint): Promise<EdgeProposal | undefined> {
  const { rows } = await client.query<EdgeProposal>(`${PROPOSALS} where brand_id = $1 and id = $2 for update`, [brandId, id]);
  return rows[0];
}

/** The table itself refuses the proposer. */
export async function writeEdgeDecided(client: Queryable, id: bigint, status: 'approved' | 'refused', by: bigint): Promise<void> {
  await client.query('update casino_edge_proposal set status = $2, decided_by = $3, decided_at = now() where id = $1', [id, status, by]);
}
