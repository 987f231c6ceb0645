import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../migrations');

/** Any constant: two processes that start together apply the files once. */
const LOCK_KEY = 7_311_984;

/** `<yyyymmddThhmm>-<feature>-<what>.sql`: applied in the order of the names, forward only. */
const FILE_NAME = /^\d{8}T\d{4}-[a-z]+(-[a-z0-9]+)+\.sql$/;

/** Applies what is not yet applied, each file in its own transaction. Throws if an applied file was edited. Returns the names applied now. */
export async function migrate(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const files = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const bad = files.find((name) => !FILE_NAME.test(name));
  if (bad) throw new Error(`migration ${bad}: must be named <yyyymmddThhmm>-<feature>-<what>.sql`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const now: string[] = [];
    for (const name of files) {
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before !== undefined) throw new Error(`migration ${name} was changed after it had been applied: write a new one instead`);
      await applyOne(client, name, text, checksum);
      now.push(name);
    }
    return now;
  } finally {
    await client.end();
  }
}

async function applyOne(client: pg.Client, name: string, text: string, checksum: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
