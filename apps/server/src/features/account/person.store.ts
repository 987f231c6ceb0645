import type { Queryable } from '#platform/db/queryable';

/** Each sealed by itself under the player's key; a birth date is an ISO 8601 date. */
export const PERSON_COLUMNS = ['email', 'phone', 'first_name', 'last_name', 'birth_date'] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

/** Besides what says who somebody is: keyed hashes of the whole address, by which it is found; null without one. */
const SEALED_COLUMNS = [...PERSON_COLUMNS, 'email_hash', 'phone_hash'] as const;

export type SealedPerson = Partial<Record<(typeof SEALED_COLUMNS)[number], Buffer | null>>;

/** "email = $2, phone = $3" for what is given of some columns, and the values from $2 on. */
export function assigned<C extends string>(columns: readonly C[], given: Readonly<Partial<Record<C, unknown>>>) {
  const wanted = columns.filter((column) => given[column] !== undefined);
  return { set: wanted.map((column, i) => `${column} = $${i + 2}`), values: wanted.map((column) => given[column]) };
}

export const assignedPerson = (sealed: SealedPerson) => assigned(SEALED_COLUMNS, sealed);

export interface StoredPerson extends Readonly<Record<PersonColumn, Buffer | null>> {
  readonly id: bigint;
}

export async function readPerson(on: Queryable, playerId: bigint): Promise<StoredPerson | undefined> {
  const { rows } = await on.query<StoredPerson>(`select id, ${PERSON_COLUMNS.join(', ')} from player where id = $1`, [playerId]);
  return rows[0];
}

/** The player who has an e-mail or a phone at a brand, by their hashes; null for nobody. */
export async function readHolders(
  on: Queryable,
  brandId: number,
  { email_hash: email = null, phone_hash: phone = null }: SealedPerson,
): Promise<{ readonly email: bigint | null; readonly phone: bigint | null }> {
  const { rows } = await on.query<{ id: bigint; email_hash: Buffer | null; phone_hash: Buffer | null }>(
    'select id, email_hash, phone_hash from player where brand_id = $1 and (email_hash = $2 or phone_hash = $3)',
    [brandId, email, phone],
  );
  const holderOf = (column: 'email_hash' | 'phone_hash', hash: Buffer | null): bigint | null =>
    (hash && rows.find((row) => row[column]?.equals(hash))?.id) ?? null;
  return { email: holderOf('email_hash', email), phone: holderOf('phone_hash', phone) };
}

/** Throws a database error 23505 where the e-mail or the phone has a player. */
export async function writePerson(on: Queryable, playerId: bigint, sealed: SealedPerson): Promise<void> {
  const { set, values } = assignedPerson(sealed);
  if (set.length > 0) await on.query(`update player set ${set.join(', ')} where id = $1`, [playerId, ...values]);
}

/** Personal data that an older version wrote plainly. */
export interface PlainPerson extends Readonly<Record<PersonColumn, string | null>> {
  readonly id: bigint;
  readonly blockedReason: string | null;
}

/** Some players whom an older version wrote plainly, locked until the transaction ends. */
export async function lockPlainPersons(client: Queryable, limit: number): Promise<PlainPerson[]> {
  const { rows } = await client.query<PlainPerson>(
    `select id, email_plain as email, phone_plain as phone, first_name_plain as first_name, last_name_plain as last_name,
       blocked_reason_plain as "blockedReason", birth_date_plain::text as birth_date
     from player
     where email_plain is not null or phone_plain is not null or first_name_plain is not null or last_name_plain is not null
       or birth_date_plain is not null or blocked_reason_plain is not null
     order by id limit $1 for update`,
    [limit],
  );
  return rows;
}

/** Puts the sealed columns in the place of the plain ones. */
export async function writeSealedPerson(client: Queryable, playerId: bigint, sealed: SealedPerson): Promise<void> {
  const { set, values } = assignedPerson(sealed);
  const plain = [...PERSON_COLUMNS, 'blocked_reason'].map((column) => `${column}_plain = null`);
  await client.query(`update player set ${[...set, ...plain].join(', ')} where id = $1`, [playerId, ...values]);
}
