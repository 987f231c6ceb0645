import type { JackpotRules } from '@touchline/casino/jackpots/jackpot-rules';
import type { Queryable } from '#platform/db/queryable';

/** Other rules of a brand's jackpots, which a second operator decides. */
export interface NewRulesProposal {
  readonly brandId: number;
  /** The version in whose place the proposed one is to come. */
  readonly version: number;
  readonly rules: JackpotRules;
  readonly reason: string;
  readonly proposedBy: bigint;
}

export interface RulesProposal extends NewRulesProposal {
  readonly id: bigint;
  readonly isOpen: boolean;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

/** An expired proposal is no longer open, by the database's clock. */
const IS_OPEN = "status = 'open' and expires_at > now()";
const PROPOSALS = `select id, brand_id as "brandId", version, rules, reason, proposed_by as "proposedBy", proposed_at as "proposedAt",
  expires_at as "expiresAt", ${IS_OPEN} as "isOpen" from casino_jackpot_proposal`;

/** Writes a proposal; undefined where one of the brand is open. */
export async function writeRulesProposal(
  on: Queryable,
  { brandId, version, rules, reason, proposedBy }: NewRulesProposal,
): Promise<bigint | undefined> {
  // An expired one makes room.
  await on.query("update casino_jackpot_proposal set status = 'expired' where brand_id = $1 and status = 'open' and expires_at <= now()", [
    brandId,
  ]);
  const { rows } = await on.query<{ id: bigint }>(
    `insert into casino_jackpot_proposal (brand_id, version, rules, reason, proposed_by) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [brandId, version, JSON.stringify(rules), reason, proposedBy],
  );
  return rows[0]?.id;
}

/** A brand's open proposals: one at most. */
export async function readRulesProposals(on: Queryable, brandId: number): Promise<RulesProposal[]> {
  const { rows } = await on.query<RulesProposal>(`${PROPOSALS} where brand_id = $1 and ${IS_OPEN} order by id`, [brandId]);
  return rows;
}

export async function readRulesProposal(on: Queryable, brandId: number, id: bigint): Promise<RulesProposal | undefined> {
  const { rows } = await on.query<RulesProposal>(`${PROPOSALS} where brand_id = $1 and id = $2`, [brandId, id]);
  return rows[0];
}

/** Locked until the transaction ends: of two who decide at once, the second sees what the first has done. */
export async function lockRulesProposal(client: Queryable, brandId: number, id: bigint): Promise<RulesProposal | undefined> {
  const { rows } = await client.query<RulesProposal>(`${PROPOSALS} where brand_id = $1 and id = $2 for update`, [brandId, id]);
  return rows[0];
}

/** The table itself refuses the proposer. */
export async function writeRulesDecided(client: Queryable, id: bigint, status: 'approved' | 'refused', by: bigint): Promise<void> {
  await client.query('update casino_jackpot_proposal set status = $2, decided_by = $3, decided_at = now() where id = $1', [id, status, by]);
}
