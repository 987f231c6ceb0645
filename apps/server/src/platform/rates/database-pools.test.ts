import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDb } from '../../../tests/harness/fresh-db.ts';
import { openDb } from '../db/db.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { admissionClassOf, asReader, routeReaders } from './database-pools.ts';

let main: pg.Pool;
let readers: pg.Pool;
let holder: pg.Pool;
beforeAll(async () => {
  const url = await freshDb();
  [main, readers, holder] = [openDb(url, 2), openDb(url, 2), openDb(url, 1)];
  routeReaders(main, readers);
});
afterAll(async () => {
  await Promise.all([main.end(), readers.end(), holder.end()]);
});

it('400 reads that wait for a locked row hold none of the connections that bets use', async () => {
  const client = await holder.connect();
  await client.query('select pg_advisory_lock(7)');
  const reads = Array.from({ length: 400 }, () =>
    asReader(() => main.query('select pg_advisory_lock_shared(7), pg_advisory_unlock_shared(7)')).catch(() => undefined),
  );
  try {
    await expect.poll(() => readers.waitingCount, { timeout: 10_000 }).toBeGreaterThan(300);
    expect(main.totalCount).toBe(0);
    // By itself and in a transaction.
    expect((await main.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await inTransaction(main, async () => 'placed')).toBe('placed');
  } finally {
    await client.query('select pg_advisory_unlock(7)');
    client.release();
    await Promise.all(reads);
  }
  expect(main.totalCount).toBeLessThanOrEqual(2);
});

it('says of a call whether it is about money, by its name and by who calls', () => {
  expect(admissionClassOf('makeBetWeb', { access: 'session' })).toBe('money');
  expect(admissionClassOf('sandboxWebhook', { access: 'signed' })).toBe('money');
  expect(admissionClassOf('operatorOverview', { access: 'operator' })).toBe('money');
  expect(admissionClassOf('get1x2', { access: 'any' })).toBe('read');
});
