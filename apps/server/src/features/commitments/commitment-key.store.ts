import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** The table in which sealed keys stand: a part of their seal. */
export const KEY_TABLE = 'commitment_key';

export interface PublishedKey {
  /** 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly signsFrom: Date;
  /** When the key after it takes over; null of the last one. */
  readonly signsUntil: Date | null;
}

/** The key that signs now, by the database's clock; undefined before the first one is made. */
export async function readSigningKey(on: Queryable): Promise<{ readonly id: number; readonly sealedKey: Buffer } | undefined> {
  const { rows } = await on.query<{ id: number; sealedKey: Buffer }>(
    `select id, sealed_key as "sealedKey" from commitment_key where signs_from <= clock_timestamp() order by signs_from desc limit 1`,
  );
  return rows[0];
}

/** Every key that has signed heads or will, the newest first. */
export async function readPublishedKeys(on: Queryable): Promise<PublishedKey[]> {
  const { rows } = await on.query<PublishedKey>(
    `select public_key as "publicKey", signs_from as "signsFrom", lead(signs_from) over (order by signs_from) as "signsUntil"
     from commitment_key order by signs_from desc`,
  );
  return rows;
}

/** Adds a key that signs from an instant on; null for at once. */
export async function writeSigningKey(
  client: pg.PoolClient,
  publicKey: string,
  sealedKey: Buffer,
  signsFrom: Date | null,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into commitment_key (public_key, sealed_key, made_at, signs_from)
     select $1, $2, made_at, coalesce($3, made_at) from clock_timestamp() as made_at returning id`,
    [publicKey, sealedKey, signsFrom],
  );
  return (rows[0] as { id: number }).id;
}
