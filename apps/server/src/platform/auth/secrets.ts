import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Read together, once for each pool: a start asks for about a dozen. */
const stored = new WeakMap<pg.Pool, Promise<ReadonlyMap<string, Buffer>>>();

/** A key of 32 bytes shared by all processes on this database, made the first time it is asked for. */
export async function getOrCreateSecret(pool: pg.Pool, name: string): Promise<Uint8Array> {
  const all = stored.get(pool) ?? readSecrets(pool);
  stored.set(pool, all);
  all.catch(() => stored.delete(pool));
  return new Uint8Array((await all).get(name) ?? (await makeSecret(pool, name)));
}

async function readSecrets(pool: pg.Pool): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await pool.query<{ name: string; value: Buffer }>('select name, value from secret');
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The first process creates it; all others read it. */
async function makeSecret(pool: pg.Pool, name: string): Promise<Buffer> {
  await pool.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [name, randomBytes(32)]);
  const { rows } = await pool.query<{ value: Buffer }>('select value from secret where name = $1', [name]);
  const value = rows[0]?.value;
  if (!value) throw new Error(`secret ${name} is missing`);
  return value;
}
