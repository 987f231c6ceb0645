import type { Queryable } from '#platform/db/queryable';
import type { TwoPersonSetting } from './setting-version.store.ts';

/** Another value of a setting, which a second operator decides. */
export interface NewSettingProposal<T> {
  readonly brandId: number;
  readonly setting: TwoPersonSetting;
  readonly subject: string;
  /** The version in whose place the proposed one is to come. */
  readonly version: number;
  readonly value: T;
  readonly reason: string;
  readonly proposerId: bigint;
}

export interface SettingProposal<T> extends NewSettingProposal<T> {
  readonly id: bigint;
  readonly isOpen: boolean;
  /** The proposer's login. */
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

/** An expired proposal is no longer open, by the database's clock. */
const IS_OPEN = "status = 'open' and expires_at > now()";
const PROPOSALS = `select p.id, brand_id as "brandId", setting, subject, version, value, reason, proposed_by as "proposerId", o.login as "proposedBy",
  proposed_at as "proposedAt", expires_at as "expiresAt", ${IS_OPEN} as "isOpen" from setting_proposal p join operator o on o.id = proposed_by`;

/** Writes a proposal; undefined where one of the same subject is open. */
export async function writeSettingProposal<T>(on: Queryable, proposal: NewSettingProposal<T>): Promise<bigint | undefined> {
  const { brandId, setting, subject, version, value, reason, proposerId } = proposal;
  // An expired one makes room.
  await on.query(
    `update setting_proposal set status = 'expired'
     where brand_id = $1 and setting = $2 and subject = $3 and status = 'open' and expires_at <= now()`,
    [brandId, setting, subject],
  );
  const { rows } = await on.query<{ id: bigint }>(
    `insert into setting_proposal (brand_id, setting, subject, version, value, reason, proposed_by) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing returning id`,
    [brandId, setting, subject, version, JSON.stringify(value), reason, proposerId],
  );
  return rows[0]?.id;
}

/** A brand's open proposals, the oldest first: one at most of each subject. */
export async function readSettingProposals<T>(on: Queryable, brandId: number, setting: TwoPersonSetting): Promise<SettingProposal<T>[]> {
  const { rows } = await on.query<SettingProposal<T>>(`${PROPOSALS} where brand_id = $1 and setting = $2 and ${IS_OPEN} order by p.id`, [
    brandId,
    setting,
  ]);
  return rows;
}

/** Locked until the transaction ends: of two who decide at once, the second sees what the first has done. */
export async function lockSettingProposal<T>(
  client: Queryable,
  { brandId, setting, id }: Pick<SettingProposal<T>, 'brandId' | 'setting' | 'id'>,
): Promise<SettingProposal<T> | undefined> {
  const { rows } = await client.query<SettingProposal<T>>(
    `${PROPOSALS} where brand_id = $1 and setting = $2 and p.id = $3 for update of p`,
    [brandId, setting, id],
  );
  return rows[0];
}

/** The table itself refuses the proposer. */
export async function writeSettingDecided(client: Queryable, id: bigint, status: 'approved' | 'refused', by: bigint): Promise<void> {
  await client.query('update setting_proposal set status = $2, decided_by = $3, decided_at = now() where id = $1', [id, status, by]);
}
