import type { Queryable } from '#platform/db/queryable';

export type ActivationChannel = 'mail' | 'sms';

const MAX_ATTEMPTS = 5;

export interface NewActivation {
  readonly id: string;
  readonly playerId: bigint;
  readonly channel: ActivationChannel;
  /** Sealed. */
  readonly address: Buffer;
  readonly tokenHash: Buffer;
  readonly codeHash: Buffer;
  readonly lifeHours: number;
}

/** A letter's link and code from now on; those of the player's earlier letters stop working. */
export async function writeActivation(on: Queryable, activation: NewActivation): Promise<void> {
  const { id, playerId, channel, address, tokenHash, codeHash, lifeHours } = activation;
  await on.query('update activation set expires_at = now() where player_id = $1 and done_at is null and expires_at > now()', [playerId]);
  await on.query(
    `insert into activation (id, player_id, channel, address, token_hash, code_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 hour')`,
    [id, playerId, channel, address, tokenHash, codeHash, lifeHours],
  );
}

interface NewestActivation extends Pick<NewActivation, 'id' | 'channel'> {
  readonly createdAt: Date;
  readonly pauses: boolean;
  readonly waits: boolean;
}

/** The player's newest, ended or not; `pauses` says that another letter would come too soon after it. */
export async function readNewest(on: Queryable, playerId: bigint, pauseSeconds: number): Promise<NewestActivation | undefined> {
  const { rows } = await on.query<NewestActivation>(
    `select id, channel, created_at as "createdAt", created_at > now() - $2 * interval '1 second' as pauses,
       done_at is null and expires_at > now() as waits
     from activation where player_id = $1 order by created_at desc limit 1`,
    [playerId, pauseSeconds],
  );
  return rows[0];
}

/** Counts an attempt with a code; undefined where it is not there, has ended, is done or was tried too often. */
export async function countAttempt(on: Queryable, id: string): Promise<Pick<NewActivation, 'codeHash'> | undefined> {
  const { rows } = await on.query<Pick<NewActivation, 'codeHash'>>(
    `update activation set attempts = attempts + 1
     where id = $1 and done_at is null and expires_at > now() and attempts < $2 returning code_hash as "codeHash"`,
    [id, MAX_ATTEMPTS],
  );
  return rows[0];
}

interface EndedActivation extends Pick<NewActivation, 'playerId' | 'channel'> {
  readonly address: Buffer | null;
}

/** Ends an activation by its link or after its code; undefined where it cannot be ended any more. `tokenHash` null: the code was right. */
export async function markCompleted(on: Queryable, id: string, tokenHash: Buffer | null): Promise<EndedActivation | undefined> {
  const { rows } = await on.query<EndedActivation>(
    `update activation set done_at = now()
     where id = $1 and done_at is null and expires_at > now() and ($2::bytea is null or token_hash = $2)
     returning player_id as "playerId", channel, address`,
    [id, tokenHash],
  );
  return rows[0];
}

export async function deleteEnded(on: Queryable): Promise<void> {
  await on.query("delete from activation where expires_at < now() - interval '30 days'");
}

interface PlainActivation extends Pick<NewActivation, 'id' | 'playerId'> {
  readonly address: string | null;
}

/** Some activations that an older version wrote plainly, locked until the transaction ends. */
export async function lockPlainActivations(client: Queryable, limit: number): Promise<PlainActivation[]> {
  const { rows } = await client.query<PlainActivation>(
    `select id, player_id as "playerId", address_plain as address from activation
     where address_plain is not null order by id limit $1 for update`,
    [limit],
  );
  return rows;
}

/** Puts the sealed address in the place of the plain one. */
export async function writeSealedActivation(client: Queryable, id: string, address: Buffer): Promise<void> {
  await client.query('update activation set address = $2, address_plain = null where id = $1', [id, address]);
}
