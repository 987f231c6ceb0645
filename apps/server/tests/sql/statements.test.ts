import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../../../../tools/sources/source-files.ts';
import { freshDb } from '../harness/fresh-db.ts';
import { type SqlLiteral, sqlLiterals } from './sql-literals.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await freshDb() });
  await client.connect();
});
afterAll(() => client.end());

/** SQLSTATE: tables, columns and functions that are not there, names that mean two things, types that do not fit. */
const WRONG_NAME = /^42/;

/** The database's complaints about statements, without running them. */
async function faultsOf(statements: readonly SqlLiteral[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, line, text } of statements) {
    try {
      await client.query(`prepare statement as ${text}`);
      await client.query('deallocate statement');
    } catch (error) {
      const { code = '', message } = error as pg.DatabaseError;
      if (!WRONG_NAME.test(code)) throw error;
      faults.push(`${file}:${line}: ${message}`);
    }
  }
  return faults;
}

describe('every statement in the sources', () => {
  it('names only what the database has', async () => {
    const files = sourceFiles(['apps/server/src'], ['.ts']).filter((file) => !file.endsWith('.test.ts'));
    const statements = sqlLiterals(new Map(files.map((file) => [file, readSource(file)])));
    // Most are found: a change of style that hides them from this test is noticed.
    expect(statements.length).toBeGreaterThan(500);
    expect(await faultsOf(statements)).toEqual([]);
  });

  it('planted: a column of another name is found, also in a constant', async () => {
    const source = [
      "const COLUMNS = 'id, kinde';",
      `const A = \`select \${COLUMNS} from bet where id = $1\`;`,
      "const B = 'select id from bets';",
      "const C = 'select id from bet';",
      '/** Somebody may select text from this. */',
    ].join('\n');
    expect(await faultsOf(sqlLiterals(new Map([['planted.ts', source]])))).toEqual([
      'planted.ts:2: column "kinde" does not exist',
      'planted.ts:3: relation "bets" does not exist',
    ]);
  });
});
