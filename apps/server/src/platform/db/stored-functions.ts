import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { SERVER_FOLDER } from '../folders.ts';

export const FUNCTIONS_FOLDER = path.join(SERVER_FOLDER, 'functions');

/** One function of the database: `<noun>/<name>.sql` holds its running text and nothing else. */
export interface StoredFunction {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** SQLSTATE: the new text has other names of arguments or another result, which needs the old function gone. */
const INVALID_FUNCTION_DEFINITION = '42P13';

const COMMENTS = /^\s*--.*$/gm;

/** The files of a folder, by name. Throws where a file does not create exactly the function that it is named after. */
export function readStoredFunctions(folder: string): StoredFunction[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => {
    const name = path.basename(file, '.sql');
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const made = [...text.replace(COMMENTS, '').matchAll(/create\s+or\s+replace\s+function\s+(\w+)/gi)].map(([, one]) => one);
    if (made.length !== 1 || made[0] !== name) throw new Error(`functions/${file}: must create or replace ${name} and nothing else`);
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/** Names of the functions that run with another text than their file's, do not run at all, or have no file any more. */
export async function readChangedFunctions(client: pg.Client, files: readonly StoredFunction[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select s.name, case when exists (select 1 from pg_proc p where p.proname = s.name and p.pronamespace = 'public'::regnamespace)
       then s.checksum else '' end as checksum
     from stored_function s`,
  );
  const running = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = files.filter(({ name, checksum }) => running.get(name) !== checksum).map(({ name }) => name);
  const known = new Set(files.map(({ name }) => name));
  return [...changed, ...rows.map(({ name }) => name).filter((name) => !known.has(name))];
}

/**
 * Makes the database run the files' text, all of it in one transaction: calls see the functions from before or those from after. A function
 * whose file is gone is dropped. Returns the names that changed; throws, and leaves all as it was, where a text does not compile.
 */
export async function applyStoredFunctions(client: pg.Client, files: readonly StoredFunction[]): Promise<string[]> {
  const changed = await readChangedFunctions(client, files);
  if (changed.length === 0) return [];
  await client.query('begin');
  try {
    // Functions name each other: what they say is looked at once all of them are there.
    await client.query('set local check_function_bodies = off');
    for (const file of files) if (changed.includes(file.name)) await replaceFunction(client, file);
    await client.query('set local check_function_bodies = on');
    for (const file of files) await run(client, file);
    for (const name of changed.filter((one) => !files.some((file) => file.name === one))) {
      for (const overload of await readOverloads(client, name)) await client.query(`drop function ${overload}`);
      await client.query('delete from stored_function where name = $1', [name]);
    }
    await client.query('commit');
    return changed;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs a file and takes away what the function was with other arguments. */
async function replaceFunction(client: pg.Client, file: StoredFunction): Promise<void> {
  const { name, checksum } = file;
  const before = await readOverloads(client, name);
  const dropBefore = async (): Promise<void> => {
    for (const overload of before) await client.query(`drop function ${overload}`);
  };
  await client.query('savepoint replacing');
  try {
    await run(client, file);
  } catch (error) {
    if (((error as Error).cause as pg.DatabaseError).code !== INVALID_FUNCTION_DEFINITION) throw error;
    await client.query('rollback to savepoint replacing');
    await dropBefore();
    await run(client, file);
  }
  if ((await readOverloads(client, name)).length > 1) await dropBefore();
  await client.query(
    'insert into stored_function (name, checksum) values ($1, $2) on conflict (name) do update set checksum = $2, applied_at = now()',
    [name, checksum],
  );
}

/** The functions of a name, as `drop function` takes them. */
async function readOverloads(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ overload: string }>(
    `select oid::regprocedure::text as overload from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace`,
    [name],
  );
  return rows.map(({ overload }) => overload);
}

async function run(client: pg.Client, { name, text }: StoredFunction): Promise<void> {
  try {
    await client.query(text);
  } catch (cause) {
    throw new Error(`function ${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
