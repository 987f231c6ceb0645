import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { SERVER_FOLDER } from '../folders.ts';
import {
  applyStoredFunctions,
  FUNCTIONS_FOLDER,
  readChangedFunctions,
  readStoredFunctions,
  type StoredFunction,
} from './stored-functions.ts';

export const MIGRATIONS_FOLDER = path.join(SERVER_FOLDER, 'migrations');

/** Any constant: two processes that start together apply the files once. */
const LOCK_KEY = 7_311_984;

/** `<yyyymmddThhmm>-<feature>-<what>.sql`: applied in the order of the names, forward only. */
const FILE_NAME = /^\d{8}T\d{4}-[a-z]+(-[a-z0-9]+)+\.sql$/;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export interface Folders {
  readonly migrations?: string;
  readonly functions?: string;
}

/**
 * Applies the migrations that are not yet applied, each file in its own transaction, then the functions whose text is another than before.
 * Throws if an applied migration was edited. Returns the names of the migrations and functions applied now. Where nothing is to be done, as
 * at nearly every start, two questions find it out.
 */
export async function migrate(
  url: string,
  { migrations = MIGRATIONS_FOLDER, functions = FUNCTIONS_FOLDER }: Folders = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  const connected = client.connect();
  connected.catch(() => {});
  const files = readFiles(migrations);
  const storedFunctions = readStoredFunctions(functions);
  await connected;
  try {
    if (await isUpToDate(client, files, storedFunctions)) return [];
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const pending = await readPending(client, files);
    for (const file of pending) await applyOne(client, file);
    return [...pending.map(({ name }) => name), ...(await applyStoredFunctions(client, storedFunctions))];
  } finally {
    await client.end();
  }
}

/** False also where the tables that would tell are not there yet, or a file was edited: what is done then says so. */
async function isUpToDate(client: pg.Client, files: readonly Migration[], functions: readonly StoredFunction[]): Promise<boolean> {
  try {
    return (await readPending(client, files)).length === 0 && (await readChangedFunctions(client, functions)).length === 0;
  } catch {
    return false;
  }
}

function readFiles(folder: string): Migration[] {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const bad = names.find((name) => !FILE_NAME.test(name));
  if (bad) throw new Error(`migration ${bad}: must be named <yyyymmddThhmm>-<feature>-<what>.sql`);
  return names.map((name) => {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/** Which of the files are not applied yet. Throws if one was edited since, or where there is no table of them. */
async function readPending(client: pg.Client, files: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  return files.filter(({ name, checksum }) => {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum)
      throw new Error(`migration ${name} was changed after it had been applied: write a new one instead`);
    return before === undefined;
  });
}

async function applyOne(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
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
