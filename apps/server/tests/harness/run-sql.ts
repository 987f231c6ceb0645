import pg from 'pg';

/** One statement on a database of the tests, for what no call can bring about: that time has passed. */
export async function runSql(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
