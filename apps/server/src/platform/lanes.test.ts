import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDb } from '../../tests/harness/fresh-db.ts';
import { type OpenedDb, openDb } from './db.ts';
import { asReader, laneOf, routeReaders } from './lanes.ts';

let main: OpenedDb;
let readers: OpenedDb;
let holder: OpenedDb;
beforeAll(async () => {
  const url = await freshDb();
  [main, readers, holder] = [openDb(url, 2), openDb(url, 2), openDb(url, 1)];
  routeReaders(main.pool, readers.pool);
});
afterAll(async () => {
  await Promise.all([main.close(), readers.close(), holder.close()]);
});

it('400 reads that wait for a locked row hold none of the connections that bets use', async () => {
  const client = await holder.pool.connect();
  await client.query('select pg_advisory_lock(7)');
  const reads = Array.from({ length: 400 }, () =>
    asReader(() => main.pool.query('select pg_advisory_lock_shared(7), pg_advisory_unlock_shared(7)')).catch(() => undefined),
  );
  try {
    await expect.poll(() => readers.pool.waitingCount, { timeout: 10_000 }).toBeGreaterThan(300);
    expect(main.pool.totalCount).toBe(0);
    // Through the pool and through a transaction of the query builder.
    expect((await main.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await main.db.transaction().execute(async () => 'placed')).toBe('placed');
  } finally {
    await client.query('select pg_advisory_unlock(7)');
    client.release();
    await Promise.all(reads);
  }
  expect(main.pool.totalCount).toBeLessThanOrEqual(2);
});

it('says of a call whether it is about money, by its name and by who calls', () => {
  expect(laneOf('makeBetWeb', { access: 'session' })).toBe('money');
  expect(laneOf('sandboxWebhook', { access: 'signed' })).toBe('money');
  expect(laneOf('operatorOverview', { access: 'operator' })).toBe('money');
  expect(laneOf('get1x2', { access: 'any' })).toBe('read');
});
