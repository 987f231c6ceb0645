import pg from 'pg';
import { inject, type ProvidedContext } from 'vitest';

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
