import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDb } from '../../../tests/harness/fresh-db.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import { FUNCTIONS_FOLDER, readStoredFunctions } from './stored-functions.ts';

let url: string;
let functions: string;
let client: pg.Client;
beforeEach(async () => {
  url = await freshDb();
  functions = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-functions-'));
  fs.cpSync(FUNCTIONS_FOLDER, functions, { recursive: true });
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  fs.rmSync(functions, { recursive: true });
});
const write = (name: string, text: string): void => {
  fs.mkdirSync(path.join(functions, 'test'), { recursive: true });
  fs.writeFileSync(path.join(functions, 'test', `${name}.sql`), text);
};
const ask = async (query: string): Promise<unknown> => Object.values((await client.query(query)).rows[0] ?? {})[0];
const overloads = (name: string) => ask(`select count(*)::int from pg_proc where proname = '${name}'`);

describe('stored functions', () => {
  it('run the text of their files, which a start applies once, also where several start together', async () => {
    write('test_one', 'create or replace function test_one() returns int language sql as $$ select 1 $$;');
    const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { functions })));
    expect(applied.flat()).toEqual(['test_one']);
    expect(await ask('select test_one()')).toBe(1);
    write('test_one', 'create or replace function test_one() returns int language sql as $$ select 2 $$;');
    expect(await migrate(url, { functions })).toEqual(['test_one']);
    expect(await ask('select test_one()')).toBe(2);
    expect(await migrate(url, { functions })).toEqual([]);
  });

  it('take other arguments, other names of them and another result in the place of the ones before', async () => {
    for (const [text, call, answer] of [
      ['test_one(a int) returns int language sql as $$ select a $$', 'test_one(1)', 1],
      ['test_one(b int) returns int language sql as $$ select b + 1 $$', 'test_one(1)', 2],
      ["test_one(b int) returns text language sql as $$ select b || '!' $$", 'test_one(1)', '1!'],
      ['test_one(b text) returns text language sql as $$ select upper(b) $$', "test_one('a')", 'A'],
    ] as const) {
      write('test_one', `create or replace function ${text};`);
      await migrate(url, { functions });
      expect(await ask(`select ${call}`)).toBe(answer);
      expect(await overloads('test_one')).toBe(1);
    }
  });

  it('go with their files, and come back where somebody dropped them', async () => {
    write('test_one', 'create or replace function test_one() returns int language sql as $$ select 1 $$;');
    await migrate(url, { functions });
    await client.query('drop function test_one()');
    expect(await migrate(url, { functions })).toEqual(['test_one']);
    fs.rmSync(path.join(functions, 'test'), { recursive: true });
    expect(await migrate(url, { functions })).toEqual(['test_one']);
    expect(await overloads('test_one')).toBe(0);
  });

  it('stay as they were where one does not compile, which is named; in any order of the files', async () => {
    write('test_one', 'create or replace function test_one() returns int language sql as $$ select test_two() $$;');
    write('test_two', 'create or replace function test_two() returns int language sql as $$ select 2 $$;');
    await migrate(url, { functions });
    expect(await ask('select test_one()')).toBe(2);
    write('test_one', 'create or replace function test_one() returns int language sql as $$ select 3 $$;');
    write('test_two', 'create or replace function test_two() returns int language sql as $$ select test_three() $$;');
    await expect(migrate(url, { functions })).rejects.toThrow(/function test_two: function test_three\(\) does not exist/);
    expect(await ask('select test_one()')).toBe(2);
  });

  it('are one to a file, under its name', () => {
    write('test_one', 'create or replace function test_two() returns int language sql as $$ select 1 $$;');
    expect(() => readStoredFunctions(functions)).toThrow('functions/test/test_one.sql: must create or replace test_one and nothing else');
  });

  it('are all that the database has, and no migration since makes another', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
         and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      readStoredFunctions(FUNCTIONS_FOLDER)
        .map(({ name }) => name)
        .toSorted(),
    );
    const since = fs.readdirSync(MIGRATIONS_FOLDER).filter((name) => name > '20260101T0806');
    const makes = (name: string) => /create (?:or replace )?function/i.test(fs.readFileSync(path.join(MIGRATIONS_FOLDER, name), 'utf8'));
    expect(since.filter(makes)).toEqual([]);
  });
});
