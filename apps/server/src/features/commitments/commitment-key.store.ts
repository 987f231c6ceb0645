import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** The table in which sealed keys stand: a part of their seal. */
export const KEY_TABLE = 'commitment_key';

export interface PublishedKey {
  /** 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly madeAt: Date;
}

/** The key that signs; undefined before the first one is made. */
export async function readSigningKey(on: Queryable): Promise<{ readonly id: number; readonly sealedKey: Buffer } | undefined> {
  const { rows } = await on.query<{ id: number; sealedKey: Buffer }>(
    `select id, sealed_key as "sealedKey" from commitment_key order by id desc limit 1`,
  );
  return rows[0];
}

/** Every key that has signed heads or will, the newest first. */
export async function readPublishedKeys(on: Queryable): Promise<PublishedKey[]> {
  const { rows } = await on.query<PublishedKey>(
    'select public_key as "publicKey", made_at as "madeAt" from commitment_key order by id desc',
  );
  return rows;
}

export async function writeSigningKey(client: pg.PoolClient, publicKey: string, sealedKey: Buffer): Promise<number> {
  const { rows } = await client.query<{ id: number }>('insert into commitment_key (public_key, sealed_key) values ($1, $2) returning id', [
    publicKey,
    sealedKey,
  ]);
  return (rows[0] as { id: number }).id;
}
