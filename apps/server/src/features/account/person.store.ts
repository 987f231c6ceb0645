import type { DbOrTrx, Trx } from '#platform/db';

/** Each sealed by itself under the player's key; a birth date is an ISO 8601 date. */
export const PERSON_COLUMNS = ['email', 'phone', 'first_name', 'last_name', 'birth_date'] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

/** The columns of `player` that say who somebody is. */
export interface PersonColumns extends Record<PersonColumn, Buffer | null> {
  /** Keyed hashes of the whole address, by which it is found; null without one. */
  email_hash: Buffer | null;
  phone_hash: Buffer | null;
  /** Of older versions, emptied at start. */
  email_plain: string | null;
  phone_plain: string | null;
  first_name_plain: string | null;
  last_name_plain: string | null;
  birth_date_plain: string | null;
}

export type SealedPerson = Partial<Pick<PersonColumns, PersonColumn | 'email_hash' | 'phone_hash'>>;

export async function readPerson(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('player')
    .select(['id', ...PERSON_COLUMNS])
    .where('id', '=', playerId)
    .executeTakeFirst();
}

/** Who has an e-mail or a phone, by their hashes; null for nobody. */
export async function readHolders(
  db: DbOrTrx,
  { email_hash: email = null, phone_hash: phone = null }: SealedPerson,
): Promise<{ readonly email: bigint | null; readonly phone: bigint | null }> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'email_hash', 'phone_hash'])
    .where((e) => e.or([e('email_hash', '=', email), e('phone_hash', '=', phone)]))
    .execute();
  const holderOf = (column: 'email_hash' | 'phone_hash', hash: Buffer | null): bigint | null =>
    (hash && rows.find((row) => row[column]?.equals(hash))?.id) ?? null;
  return { email: holderOf('email_hash', email), phone: holderOf('phone_hash', phone) };
}

/** Throws a database error 23505 where the e-mail or the phone has a player. */
export async function writePerson(db: DbOrTrx, playerId: bigint, sealed: SealedPerson): Promise<void> {
  if (Object.keys(sealed).length > 0) await db.updateTable('player').set(sealed).where('id', '=', playerId).execute();
}

/** Some players whom an older version wrote plainly, locked until the transaction ends. */
export async function lockPlainPersons(trx: Trx, most: number) {
  return trx
    .selectFrom('player')
    .select(['id', 'email_plain as email', 'phone_plain as phone', 'first_name_plain as first_name', 'last_name_plain as last_name'])
    .select(['blocked_reason_plain as blockedReason', (e) => e.cast<string | null>('birth_date_plain', 'text').as('birth_date')])
    .where((e) =>
      e.or([
        e('email_plain', 'is not', null),
        e('phone_plain', 'is not', null),
        e('first_name_plain', 'is not', null),
        e('last_name_plain', 'is not', null),
        e('birth_date_plain', 'is not', null),
        e('blocked_reason_plain', 'is not', null),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
}

/** Puts the sealed columns in the place of the plain ones. */
export async function writeSealedPerson(trx: Trx, playerId: bigint, sealed: SealedPerson): Promise<void> {
  const plain = {
    email_plain: null,
    phone_plain: null,
    first_name_plain: null,
    last_name_plain: null,
    birth_date_plain: null,
    blocked_reason_plain: null,
  };
  await trx
    .updateTable('player')
    .set({ ...sealed, ...plain })
    .where('id', '=', playerId)
    .execute();
}
