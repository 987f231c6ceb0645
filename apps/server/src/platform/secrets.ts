import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A key of 32 bytes shared by all processes on this database, made the first time it is asked for. */
export async function readSecret(pool: pg.Pool, name: string): Promise<Uint8Array> {
  await pool.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [name, randomBytes(32)]);
  const { rows } = await pool.query<{ value: Buffer }>('select value from secret where name = $1', [name]);
  const value = rows[0]?.value;
  if (!value) throw new Error(`secret ${name} is missing`);
  return new Uint8Array(value);
}
