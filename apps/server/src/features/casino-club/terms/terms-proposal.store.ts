import type { ClubTerms } from '@touchline/casino/club/club-terms';
import type { Queryable } from '#platform/db/queryable';

/** Other terms of a brand's club, which a second operator decides. */
export interface NewTermsProposal {
  readonly brandId: number;
  /** The version in whose place the proposed one is to come. */
  readonly version: number;
  readonly terms: ClubTerms;
  readonly reason: string;
  readonly proposedBy: bigint;
}

export interface TermsProposal extends NewTermsProposal {
  readonly id: bigint;
  readonly isOpen: boolean;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

/** An expired proposal is no longer open, by the database's clock. */
const IS_OPEN = "status = 'open' and expires_at > now()";
const PROPOSALS = `select id, brand_id as "brandId", version, terms, reason, proposed_by as "proposedBy", proposed_at as "proposedAt",
  expires_at as "expiresAt", ${IS_OPEN} as "isOpen" from casino_club_proposal`;

/** Writes a proposal; undefined where one of the brand is open. */
export async function writeTermsProposal(
  on: Queryable,
  { brandId, version, terms, reason, proposedBy }: NewTermsProposal,
): Promise<bigint | undefined> {
  // An expired one makes room.
  await on.query("update casino_club_proposal set status = 'expired' where brand_id = $1 and status = 'open' and expires_at <= now()", [
    brandId,
  ]);
  const { rows } = await on.query<{ id: bigint }>(
    `insert into casino_club_proposal (brand_id, version, terms, reason, proposed_by) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [brandId, version, JSON.stringify(terms), reason, proposedBy],
  );
  return rows[0]?.id;
}

/** A brand's open proposals: one at most. */
export async function readTermsProposals(on: Queryable, brandId: number): Promise<TermsProposal[]> {
  const { rows } = await on.query<TermsProposal>(`${PROPOSALS} where brand_id = $1 and ${IS_OPEN} order by id`, [brandId]);
  return rows;
}

export async function readTermsProposal(on: Queryable, brandId: number, id: bigint): Promise<TermsProposal | undefined> {
  const { rows } = await on.query<TermsProposal>(`${PROPOSALS} where brand_id = $1 and id = $2`, [brandId, id]);
  return rows[0];
}

/** Locked until the transaction ends: of two who decide at once, the second sees what the first has done. */
export async function lockTermsProposal(client: Queryable, brandId: number, id: bigint): Promise<TermsProposal | undefined> {
  const { rows } = await client.query<TermsProposal>(`${PROPOSALS} where brand_id = $1 and id = $2 for update`, [brandId, id]);
  return rows[0];
}

/** The table itself refuses the proposer. */
export async function writeTermsDecided(client: Queryable, id: bigint, status: 'approved' | 'refused', by: bigint): Promise<void> {
  await client.query('update casino_club_proposal set status = $2, decided_by = $3, decided_at = now() where id = $1', [id, status, by]);
}
