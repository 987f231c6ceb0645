import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedSource } from '@touchline/feed/feed-events';
import { beginWorld, missingRecordedFile } from '#features/feed';
import type { Clock } from '#platform/clock';
import { type Config, readConfig } from '#platform/config';
import { ConfigError } from '#platform/config/config-error';
import { createPlatform } from '#platform/create-platform';
import { DataDirectoryBusy, lockDataDirectory } from '#platform/db/data-lock';
import { type DatabaseWatch, startEmbeddedPg } from '#platform/db/embedded-pg';
import { migrate } from '#platform/db/migrate';
import { migrateJobs } from '#platform/jobs/jobs';
import { createLog, type Log } from '#platform/watch/log';
import { type App, createApp } from './app.ts';
import { ensureDemoOperator, ensureDemoPlayer } from './demo.ts';
import { printStartupBanner } from './ready.ts';
import { SAMPLE_BOOK, writeSampleBook } from './sample-provider/sample-book.ts';
import { startSampleProvider } from './sample-provider/start-sample-provider.ts';

/** Choices that the settings do not make. */
export interface RunOptions {
  /** In the place of the feed that the settings name. */
  readonly source?: FeedSource;
  /** In the place of what the environment and the command line say. */
  readonly settings?: Partial<Config>;
  /** In the place of the system's. */
  readonly clock?: Clock;
}

/** Everything that has been opened, to be closed in reverse. */
const opened: (() => Promise<void>)[] = [];
const STOP_TIMEOUT_MS = 20_000;
/** After this long without a first message from the source, the start-up output says that it waits. */
const OPEN_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 20;

/**
 * The last resort. An unhandled rejection is logged, and serving goes on. After an exception
 * that nothing caught the process's own state may be half done: it ends in order, and whoever keeps the server starts it again.
 */
function watchProcess(log: Log): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed and nobody waited for it'));
  process.on('uncaughtException', (err) => end(log, err, 'an exception was caught by nobody: the server ends'));
}

function end(log: Log, err: unknown, why: string): void {
  log.fatal({ err }, why);
  void stop()
    .catch(() => {})
    .then(() => process.exit(1));
}

let stopping: Promise<void> | undefined;
function stop(): Promise<void> {
  stopping ??= (async () => {
    // A hanging stop must not keep the machine from shutting down.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    while (opened.length > 0) await opened.pop()?.();
  })();
  return stopping;
}

function readSettings(): Config {
  try {
    const config = readConfig(process.env, process.argv.slice(2));
    const { feed, roles } = config;
    const missing = feed.kind === 'replay' && roles.has('ingest') ? missingRecordedFile(feed.folder) : undefined;
    if (missing !== undefined) throw new ConfigError(`FEED=replay:<folder>: the recording lacks ${missing}`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

async function openDatabase(config: Config, log: Log): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  opened.push(await lockDataDirectory(config.dataDir));
  const watch: DatabaseWatch = {
    down: (why) => log.error({ why }, 'the database is down and is started again'),
    up: (afterMs) => log.warn({ afterMs }, 'the database is back'),
    lost: (err) => end(log, err, 'the database cannot be brought back: the server ends'),
  };
  const embedded = await startEmbeddedPg({ dataDir: config.dataDir, watch });
  opened.push(() => embedded.stop());
  return embedded.url();
}

/** Until bets are taken. */
async function untilOpen({ healthIssues }: App, log: Log): Promise<void> {
  for (const end = performance.now() + OPEN_TIMEOUT_MS; healthIssues().length > 0; await pause(POLL_INTERVAL_MS)) {
    if (performance.now() < end) continue;
    log.warn({ healthIssues: healthIssues() }, 'serving without taking bets');
    return;
  }
}

/** Games of a provider to try: a process of its own. Where it does not come up the rest is served all the same. */
async function joinSampleProvider({ server, features }: App, { host, dataDir }: Config, log: Log): Promise<void> {
  const address = server.server.address();
  if (address === null || typeof address === 'string') return;
  try {
    const sample = await startSampleProvider(new URL(`http://${host}:${address.port}/`), dataDir);
    opened.push(sample.stop);
    await features.providerGames.addProvider(sample.settings);
    await features.providerGames.addProvider(sample.purseSettings);
    await joinSampleBook(features, sample.bookPage, dataDir);
  } catch (err) {
    log.warn({ err }, 'the sample provider of games does not run');
  }
}

/** The sample's game of the "books and weights" standard: imported once, and where its page is from now on. */
async function joinSampleBook({ books }: App['features'], page: URL, dataDir: string): Promise<void> {
  if (await books.movePage(SAMPLE_BOOK.code, page.href)) return;
  const folder = path.join(dataDir, 'sample-book');
  writeSampleBook(folder);
  await books.importGame(folder, { ...SAMPLE_BOOK, frontUrl: page.href });
}

async function start({ source, settings, clock }: RunOptions): Promise<void> {
  const startedAt = performance.now();
  const config = { ...readSettings(), ...settings };
  const log = createLog(config.logLevel);
  watchProcess(log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().then(() => process.exit(0)));
  const world = source ? undefined : beginWorld(config);
  const databaseUrl = await openDatabase(config, log);
  // Before anything of it is read.
  await migrate(databaseUrl);
  const { platform, close } = await createPlatform(config, databaseUrl, clock ? { clock } : {});
  opened.push(close);
  await migrateJobs(platform.pool);
  const app = await createApp(platform, source ? { source } : { world });
  opened.push(() => app.stop());
  await app.start();
  await app.listen();
  // Never where strangers could reach it.
  const wantsDemo = config.demo && config.roles.has('api') && config.host === '127.0.0.1';
  const demo = wantsDemo
    ? { player: await ensureDemoPlayer(platform, app.features), operator: await ensureDemoOperator(platform, app.features) }
    : undefined;
  await untilOpen(app, log);
  // A process of its own: not while the world is confirmed.
  if (wantsDemo) await joinSampleProvider(app, config, log);
  printStartupBanner(app, config, demo, performance.now() - startedAt);
}

/**
 * Starts the server with the settings of the environment and the command line, until SIGTERM or SIGINT. What keeps it from starting is printed,
 * and the process ends: with 2 for a setting that cannot be understood, with 1 for anything else.
 */
export function runServer(options: RunOptions = {}): void {
  start(options).catch(async (error: unknown) => {
    const known = error instanceof DataDirectoryBusy || (error as { code?: string }).code === 'EADDRINUSE';
    console.error(known ? (error as Error).message : error);
    await stop().catch(() => {});
    process.exit(1);
  });
}
