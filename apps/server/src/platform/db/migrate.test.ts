import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDb } from '../../../tests/harness/fresh-db.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

let url: string;
let folder: string;
beforeEach(async () => {
  url = await freshDb();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-migrate-'));
  fs.cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
});
const add = (name: string, text: string): void => fs.writeFileSync(path.join(folder, name), text);
async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  await client.end();
  return rows.map((row) => row.name);
}

describe('migrate', () => {
  it('applies what is new in order, once, also when two processes start together', async () => {
    add('20990101T0000-test-one.sql', 'create table one (id int)');
    add('20990101T0001-test-two.sql', 'alter table one add two int');
    const applied = await Promise.all([
      migrate(url, { migrations: folder }),
      migrate(url, { migrations: folder }),
      migrate(url, { migrations: folder }),
    ]);
    expect(applied.flat()).toEqual(['20990101T0000-test-one.sql', '20990101T0001-test-two.sql']);
    expect(await migrate(url, { migrations: folder })).toEqual([]);
  });

  it('leaves nothing of a migration that fails, and names it', async () => {
    add('20990101T0000-test-half.sql', 'create table half (id int); select 1 / 0');
    await expect(migrate(url, { migrations: folder })).rejects.toThrow(/20990101T0000-test-half.sql failed: division by zero/);
    expect(await tables()).not.toContain('half');
  });

  it('refuses a file that was changed after it had been applied', async () => {
    add('20990101T0000-test-one.sql', 'create table one (id int)');
    await migrate(url, { migrations: folder });
    add('20990101T0000-test-one.sql', 'create table one (id bigint)');
    await expect(migrate(url, { migrations: folder })).rejects.toThrow(/was changed after it had been applied/);
  });

  it('refuses a file out of the naming', async () => {
    add('fix.sql', 'select 1');
    await expect(migrate(url, { migrations: folder })).rejects.toThrow(/fix.sql: must be named/);
  });
});
