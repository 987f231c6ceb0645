import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, type ProvidedContext } from 'vitest';
import { MIGRATIONS_FOLDER, migrate } from '../../src/platform/db/migrate.ts';

let count = 0;

type Server = Pick<ProvidedContext, 'pgUrl' | 'pgTemplate'>;

/** An empty migrated database of this test file's own; gives its address. Copying the template takes about 25 ms. */
export async function freshDb(server: Server = { pgUrl: inject('pgUrl'), pgTemplate: inject('pgTemplate') }): Promise<string> {
  count += 1;
  const name = `test_${process.pid}_${count}`;
  const address = (database: string): string => server.pgUrl.replace('DATABASE', database);
  const admin = new pg.Client({ connectionString: address('postgres') });
  await admin.connect();
  try {
    // One copy at a time: a template that somebody is connected to cannot be copied.
    await admin.query('select pg_advisory_lock(1)');
    await admin.query(`create database ${name} template ${server.pgTemplate}`);
  } finally {
    await admin.end();
  }
  return address(name);
}

/** A database as it stood before a migration: `fill` puts data of then into it, `read` looks at what the migrations that followed have made of it. */
export async function migrateFrom<T>(
  migration: string,
  fill: (client: pg.Client) => Promise<unknown>,
  read: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const url = await freshDb();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    const migrations = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-migrations-'));
    // The functions of today read the tables of today.
    const functions = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-functions-'));
    for (const name of fs.readdirSync(MIGRATIONS_FOLDER))
      if (name < migration) fs.cpSync(path.join(MIGRATIONS_FOLDER, name), path.join(migrations, name));
    await migrate(url, { migrations, functions });
    await fill(client);
    await migrate(url);
    return await read(client);
  } finally {
    await client.end();
  }
}
