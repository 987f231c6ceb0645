import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRandom } from '@touchline/kernel/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb } from '../../src/platform/db/db.ts';
import { type EmbeddedPg, startEmbeddedPg } from '../../src/platform/db/embedded-pg.ts';
import { freePort } from '../../src/platform/db/free-port.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { migrateJobs } from '../../src/platform/jobs/jobs.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { RUN_SEED } from '../harness/run-seed.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { until } from '../harness/until.ts';
import { ledgerFaults, readServiceToken } from '../harness/worlds/betting-app.ts';
import { readBetAccount } from './bet-account.ts';
import { startBetLoad } from './bet-load.ts';
import { betThroughKills, KILLS } from './bet-through-kills.ts';
import { killWithChildren } from './kill-with-children.ts';

const PLAYERS = 8;

/** A PostgreSQL of this test's own, with the settings that are shipped: the other tests' one syncs nothing to disk. */
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-database-kill-'));
let port: string;
let database: EmbeddedPg;
let url: string;
let bank: TestApp;
let server: BuiltServer;

/** Always at the same address, and again where what was killed has not quite ended: as the server does with a database of its own. */
async function startDatabase(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  let failed: unknown;
  const started = async (): Promise<boolean> => {
    try {
      database = await startEmbeddedPg({ dataDir, settings: { port, ...settings } });
      return true;
    } catch (error) {
      failed = error;
      return false;
    }
  };
  await until('a PostgreSQL that starts', started).catch(() => {
    throw new Error('PostgreSQL does not start', { cause: failed });
  });
}
const killDatabase = (): void => killWithChildren(database.pid);

beforeAll(async () => {
  fs.chmodSync(dataDir, 0o755); // PostgreSQL runs as another user
  port = String(await freePort());
  await startDatabase();
  const address = new URL(database.url());
  address.port = port;
  url = address.href;
  await migrate(url);
  const opened = openDb(url, 2);
  await migrateJobs(opened);
  await opened.end();
  bank = await startTestApp({ roles: ['api'], databaseUrl: url });
  server = await startBuiltServer({ program: 'betting-server', args: ['--roles=api,ingest'], env: { DATABASE_URL: url, DEMO: '0' } });
}, 120_000);
afterAll(async () => {
  await server.kill();
  await bank.close();
  await database.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const newPlayers = (n: number): Promise<TestPlayer[]> => Promise.all(Array.from({ length: n }, () => bank.player({ deposit: '100000' })));
const accountOf = (players: readonly TestPlayer[], load: Parameters<typeof readBetAccount>[2]) =>
  readBetAccount(
    bank.platform.pool,
    players.map(({ id }) => id),
    load,
  );

it(`T02 SIGKILL PostgreSQL ${KILLS} times under load: nothing acknowledged is lost, every unknown is resolved by its key`, async () => {
  const seed = RUN_SEED;
  const players = await newPlayers(PLAYERS);
  const tokens = await Promise.all(players.map(readServiceToken));
  const run = { url: server.url, tokens, random: createRandom(seed), kills: KILLS };
  const answered = await betThroughKills(run, async () => {
    killDatabase();
    return () => startDatabase();
  });
  const taken = answered.filter((one) => one.betId !== null).length;
  const retried = answered.filter((one) => one.attempts > 1).length;
  console.log(`T02 seed ${seed}, kills ${KILLS}, bets ${taken}, retried ${retried}`);
  expect(retried).toBeGreaterThan(0);
  expect(await accountOf(players, answered)).toEqual({ lost: 0, doubled: 0, unwanted: 0 });
  expect(await ledgerFaults(bank)).toEqual([]);
}, 3_600_000);

/** Writes of the log of PostgreSQL that it has put to disk for certain. */
async function readSyncs(): Promise<number> {
  const { rows } = await bank.platform.pool.query<{ n: number }>(
    "select sum(fsyncs)::int as n from (select pg_stat_force_next_flush(), fsyncs from pg_stat_io where object = 'wal') s",
  );
  return rows[0]?.n ?? -1;
}

it('T02 what is acknowledged is on disk: a commit that does not wait for it loses bets, and each bet waits for one sync at least', async () => {
  const n = 10;
  const [player] = await newPlayers(1);
  if (!player) return;
  const token = await readServiceToken(player);
  const betSingly = async (bets: number): Promise<ReturnType<typeof startBetLoad>> => {
    const load = startBetLoad(server.url, [token], createRandom(2));
    await expect.poll(() => load.taken(), { interval: 20 }).toBeGreaterThanOrEqual(bets);
    await load.stop();
    return load;
  };
  const syncsOfBets = async (): Promise<number> => {
    const before = await readSyncs();
    const { length } = (await betSingly(n)).answered;
    return ((await readSyncs()) - before) / length;
  };
  const pool = bank.platform.pool;
  // Planted: the same count where nothing is synced.
  await pool.query('alter system set fsync = off');
  await pool.query('select pg_reload_conf()');
  // Each connection of the server hears of a setting in its own time, and tells its counts in its own time.
  await expect.poll(syncsOfBets, { message: 'planted: fsync off' }).toBeLessThan(1);
  await pool.query('alter system reset fsync');
  await pool.query('select pg_reload_conf()');
  await expect.poll(syncsOfBets).toBeGreaterThanOrEqual(1);

  // Planted: the server gets the commit before it is written, and the database dies.
  const [victim] = await newPlayers(1);
  if (!victim) return;
  const victimToken = await readServiceToken(victim);
  await database.stop();
  await startDatabase({ synchronous_commit: 'off', wal_writer_delay: '10s' });
  const load = startBetLoad(server.url, [victimToken], createRandom(2));
  await pool.query('checkpoint');
  await expect.poll(() => load.taken(), { interval: 20 }).toBeGreaterThan(3);
  killDatabase();
  await startDatabase();
  await load.stop();
  expect((await accountOf([victim], load.answered)).lost, 'planted: a commit that waits for nothing').toBeGreaterThan(0);
  console.log(`T02 n ${n}, planted: caught`);
}, 300_000);
