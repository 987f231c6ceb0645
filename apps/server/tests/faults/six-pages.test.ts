import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { freshDb } from '../harness/fresh-db.ts';
import { runSql } from '../harness/run-sql.ts';
import { until } from '../harness/until.ts';

// The world over the end of a season, while guests read the results of six days: it went silent for good.

/** League 1004 ends its season so long after a world of seed 1 begins. */
const SEASON_ENDS_MS = 29.5 * 60_000;
const SETTINGS = { FEED: 'simulator', SEED: '1', SPEED: '1', DEMO: '0' };
const DAY_MS = 86_400_000;

let server: BuiltServer;
beforeAll(async () => {
  const database = await freshDb();
  await runSql(database, `insert into feed_epoch (source, epoch_ms) values ('simulator 1 1', ${Math.floor(Date.now() - SEASON_ENDS_MS)})`);
  server = await startBuiltServer({ env: { ...SETTINGS, DATABASE_URL: database, LOG_LEVEL: 'info' } });
  await until('the whole world', () => server.output().includes('the feed is complete'));
}, 300_000);
afterAll(() => server?.stop());

const health = async (): Promise<number> => (await fetch(`${server.url}/health`)).status;
/** Prices that changed, as the server counts what it has taken in. */
const version = async (): Promise<string> => (await fetch(`${server.url}/service-api/LiveFeed/Get1x2_VZip?lng=en&count=50`)).text();

it('T95 stays ready, and prices move on, after six pages of results at a season’s end', async () => {
  const days = Array.from({ length: 6 }, (_, i) => new Date(Date.now() - (i + 1) * DAY_MS).toISOString().slice(0, 10));
  const pages = await Promise.all(days.map(async (day) => (await fetch(`${server.url}/en/results?day=${day}`)).status));
  // Who asks for too much at once is told to come back; nobody is answered with an error of ours.
  expect(pages.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (const day of days) expect((await fetch(`${server.url}/en/results?day=${day}`)).status).toBeLessThanOrEqual(503);
  let seen = await version();
  for (let change = 0; change < 10; change++) {
    await until('a price that moves', async () => {
      expect(await health()).toBe(200);
      const now = await version();
      const moved = now !== seen;
      seen = now;
      return moved;
    });
  }
  expect(server.output()).not.toContain('the feed is silent');
}, 300_000);
