// Parts that the benches of betting share: a durable database, the server over it with a scripted feed, players with money and tokens.
import { fork, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { invariant } from '@touchline/kernel/invariant';
import { postDeposit } from '@touchline/ledger/postings';
import { type App, createApp } from '../../src/app.ts';
import { type Role, readConfig } from '../../src/platform/config.ts';
import { createPlatform } from '../../src/platform/create-platform.ts';
import { startEmbeddedPg } from '../../src/platform/db/embedded-pg.ts';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { migrateJobs } from '../../src/platform/jobs/jobs.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { openingEvents } from '../../tests/harness/worlds/opening-events.ts';
import { createScriptedSource, HOME, RESULT, type ScriptedSource } from '../../tests/harness/worlds/scripted-source.ts';
import type { LoadOrder, LoadReport } from './bet-load.ts';
import { processTreeCpuMs } from './process-cpu.ts';

export const BENCH_MATCHES = 400;

export interface BenchPlayer {
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly token: string;
}

export interface CpuTimes<T> {
  readonly result: T;
  readonly serverMs: number;
  readonly databaseMs: number;
}

export interface BettingBench {
  readonly app: App;
  readonly platform: Platform;
  readonly databaseUrl: string;
  readonly port: number;
  readonly players: readonly BenchPlayer[];
  /** The feed that the matches come through. */
  readonly source: ScriptedSource;
  /** Sends bets over HTTP from a process of its own. */
  load(order: Omit<LoadOrder, 'port' | 'tokens'> & { readonly players?: number }): Promise<LoadReport>;
  /** Processor time that the server's process and PostgreSQL spend while something runs; clients of either are other processes. */
  spent<T>(work: () => Promise<T>): Promise<CpuTimes<T>>;
  /** Throws unless the ledger is sound and bets and stakes are one to one. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const DEPOSIT_MINOR = 1_000_000_000n;

async function openPlayers(app: App, platform: Platform, count: number): Promise<BenchPlayer[]> {
  const { account, wallet, session } = app.features;
  const players: BenchPlayer[] = [];
  const caller = {
    brand: platform.brands.first,
    player: null,
    operator: null,
    language: 'en',
    ip: '127.0.0.1',
    userAgent: 'bench',
    requestId: 'bench',
    message: { text: '', header: () => undefined },
  };
  const reply = { header: () => {}, cookie: () => {}, clearCookie: () => {} };
  for (let i = 0; i < count; i++) {
    const opened = await inTransaction(platform.pool, async (client) => {
      const one = await account.createPlayer(client, {
        brandId: platform.brands.first.id,
        kind: 'fast',
        passwordHash: 'none',
        email: null,
        phone: null,
        firstName: null,
        lastName: null,
        birthDate: null,
        countryId: 1,
        language: 'en',
        currencyId: 3,
      });
      await wallet.postTransaction(
        client,
        postDeposit({ key: `bench-${i}`, playerId: one.playerId, currency: one.currency }, DEPOSIT_MINOR),
      );
      return one;
    });
    const { token } = await session.begin(opened.playerId, caller, reply, 'registration');
    const signedIn = await session.readToken(token, 'user');
    invariant(signedIn, 'a new session is live');
    players.push({ ...opened, token: (await session.issueService(signedIn)).text });
  }
  return players;
}

export async function startBettingBench(options: { readonly players: number; readonly roles?: readonly Role[] }): Promise<BettingBench> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-bench-'));
  fs.chmodSync(dataDir, 0o755); // PostgreSQL runs as another user
  const pg = await startEmbeddedPg({ dataDir, settings: { max_connections: '200', shared_buffers: '256MB', max_wal_size: '4GB' } });
  const databaseUrl = pg.url();
  await migrate(databaseUrl);
  const config = {
    ...readConfig({ LOG_LEVEL: 'warn', PORT: '0', DEMO: '0' }, []),
    roles: new Set<Role>(options.roles ?? ['api', 'ingest']),
  };
  const { platform, close } = await createPlatform(config, databaseUrl);
  await migrateJobs(platform.pool);
  const source = createScriptedSource(Date.now, openingEvents(BENCH_MATCHES, 0, Date.now()));
  const app = await createApp(platform, { source });
  await app.start();
  const beat = setInterval(() => source.started && source.alive(), 5_000);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.server.address();
  invariant(address !== null && typeof address === 'object', 'the server listens');
  const players = await openPlayers(app, platform, options.players);
  while (app.features.line.readQuote(1, HOME)?.marketStatus !== 'open') await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    app,
    platform,
    databaseUrl,
    port: address.port,
    players,
    source,
    load({ players: count = players.length, ...order }) {
      const whole: LoadOrder = { ...order, port: address.port, tokens: players.slice(0, count).map((p) => p.token) };
      return new Promise((resolve, reject) => {
        const client = fork(path.join(import.meta.dirname, 'bet-load.ts'), { execArgv: [], serialization: 'advanced' });
        client.once('message', resolve);
        client.once('error', reject);
        client.once('exit', (code) => code !== 0 && reject(new Error(`the load generator ended with ${code}`)));
        client.send(whole);
      });
    },
    async spent(work) {
      const databaseBefore = processTreeCpuMs(pg.pid);
      const before = process.cpuUsage();
      const result = await work();
      const { user, system } = process.cpuUsage(before);
      return { result, serverMs: (user + system) / 1000, databaseMs: processTreeCpuMs(pg.pid) - databaseBefore };
    },
    async check() {
      const { faults } = await app.features.wallet.checkLedger();
      invariant(faults.length === 0, `the ledger is not sound: ${faults.join('; ')}`);
      const { rows } = await platform.pool.query<{ bets: number; stakes: number; legs: number }>(
        `select (select count(*) from bet)::int as bets, (select count(*) from ledger_transaction where kind = 'stake')::int as stakes,
          (select count(distinct bet_id) from bet_leg)::int as legs`,
      );
      const counted = rows[0];
      invariant(
        counted && counted.bets === counted.stakes && counted.bets === counted.legs,
        `bets and stakes differ: ${JSON.stringify(counted)}`,
      );
    },
    async close() {
      clearInterval(beat);
      await app.stop();
      await close();
      await pg.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A bet of three legs by the same function, one transaction each, as pgbench sends it, from as many players as are wanted. The first one's
 * account stands apart from the others', which are numbered one after the other: the house's was opened with the first deposit. It waits
 * for its account first, since the function passes over one that is held.
 */
export function pgbenchScript({ players }: Pick<BettingBench, 'players'>, spread = players.length - 1): string {
  const [first, ...others] = players.slice(1, 1 + spread);
  invariant(first, 'two players');
  invariant(
    others.every((p, i) => p.playerId === first.playerId + BigInt(i + 1) && p.accountId === first.accountId + BigInt(i + 1)),
    'players and their accounts are numbered one after the other',
  );
  const start = "now() + interval '1 hour'";
  return `\\set n random(0, ${others.length})
\\set m random(1, ${BENCH_MATCHES - 2})
select b.code from (select id from ledger_account where id = ${first.accountId} + :n for update) a,
  bet_place(array[row(1, ${first.playerId} + :n, a.id, gen_random_uuid()::text, '0123456789012345678901234567890123456789012', false, 'express', 0,
    null, null, 100, 0, '8.00', 800, ${start})::placed_bet],
  array[row(1, 0, :m, ${RESULT}, ${HOME}, 2000, false, ${start}, false, null)::placed_leg,
    row(1, 1, :m + 1, ${RESULT}, ${HOME}, 2000, false, ${start}, false, null)::placed_leg,
    row(1, 2, :m + 2, ${RESULT}, ${HOME}, 2000, false, ${start}, false, null)::placed_leg]) b;
`;
}

export interface PgbenchReport {
  readonly perSecond: number;
  /** Milliseconds of each transaction, sorted; only where asked for. */
  readonly latencies: readonly number[];
}

export async function pgbench(
  bench: BettingBench,
  script: string,
  options: {
    readonly seconds: number;
    readonly clients: number;
    readonly rate?: number;
    /** Counts what the script writes, one a transaction; bets where absent. */
    readonly count?: (bench: BettingBench) => Promise<number>;
  },
): Promise<PgbenchReport> {
  const { count = countBets } = options;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-pgbench-'));
  const file = path.join(folder, 'bet.sql');
  fs.writeFileSync(file, script);
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(options.clients),
    '-j',
    '2',
    '-T',
    String(options.seconds),
    '-f',
    file,
    '-l',
    '--log-prefix',
    path.join(folder, 'log'),
  ];
  if (options.rate !== undefined) args.push('-R', String(options.rate));
  const before = await count(bench);
  const child = spawn('pgbench', [...args, bench.databaseUrl], { cwd: folder });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  invariant(perSecond > 0, `pgbench failed: ${output} ${errors}`);
  const done = Number(/transactions actually processed: (\d+)/.exec(output)?.[1]);
  const written = (await count(bench)) - before;
  // A refusal costs a fraction of what is taken: contenders are compared only where both of them take.
  invariant(written === done, `pgbench wrote ${written} in ${done} transactions`);
  const latencies = fs
    .readdirSync(folder)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
    // Microseconds, with a rate from the due moment on.
    .map((line) => Number(line.split(' ')[2]) / 1000)
    .sort((a, b) => a - b);
  fs.rmSync(folder, { recursive: true });
  return { perSecond, latencies };
}

async function countBets({ platform }: BettingBench): Promise<number> {
  const { rows } = await platform.pool.query<{ bets: number }>('select count(*)::int as bets from bet');
  return rows[0]?.bets ?? 0;
}

export const spreadOf = (values: readonly number[]): string => `${Math.min(...values).toFixed(2)}-${Math.max(...values).toFixed(2)}`;
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
