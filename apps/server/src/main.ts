import { missingRecording } from '#features/feed';
import { type Config, ConfigError, readConfig } from '#platform/config';
import { createPlatform } from '#platform/create-platform';
import { DataDirectoryBusy, lockDataDirectory } from '#platform/data-lock';
import { startEmbeddedPg } from '#platform/embedded-pg';
import { migrateJobs } from '#platform/jobs';
import { migrate } from '#platform/migrate';
import { createApp } from './app.ts';
import { ensureDemoOperator, ensureDemoPlayer } from './demo.ts';
import { announceReady } from './ready.ts';

/** What has been opened, to be closed in reverse. */
const opened: (() => Promise<void>)[] = [];
const STOP_TIMEOUT_MS = 20_000;

let stopping: Promise<void> | undefined;
function stop(): Promise<void> {
  stopping ??= (async () => {
    // Whatever hangs must not keep the machine from stopping.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    while (opened.length > 0) await opened.pop()?.();
  })();
  return stopping;
}

function settings(): Config {
  try {
    const config = readConfig(process.env, process.argv.slice(2));
    const { feed, roles } = config;
    const missing = feed.kind === 'replay' && roles.has('ingest') ? missingRecording(feed.folder) : undefined;
    if (missing !== undefined) throw new ConfigError(`FEED=replay:<folder>: the recording lacks ${missing}`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

async function openDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  opened.push(await lockDataDirectory(config.dataDir));
  const embedded = await startEmbeddedPg({ dataDir: config.dataDir });
  opened.push(() => embedded.stop());
  return embedded.url();
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = settings();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().then(() => process.exit(0)));
  const databaseUrl = await openDatabase(config);
  const { platform, close } = await createPlatform(config, databaseUrl);
  opened.push(close);
  await Promise.all([migrate(databaseUrl), migrateJobs(platform.pool)]);
  const app = await createApp(platform);
  opened.push(() => app.stop());
  await app.start();
  await app.server.listen({ host: config.host, port: config.port });
  // Never where strangers could reach it.
  const wantsDemo = config.demo && config.roles.has('api') && config.host === '127.0.0.1';
  const demo = wantsDemo
    ? { player: await ensureDemoPlayer(platform, app.features), operator: await ensureDemoOperator(platform, app.features) }
    : undefined;
  announceReady(app, config, demo, performance.now() - startedAt);
}

main().catch(async (error: unknown) => {
  const known = error instanceof DataDirectoryBusy || (error as { code?: string }).code === 'EADDRINUSE';
  console.error(known ? (error as Error).message : error);
  await stop().catch(() => {});
  process.exit(1);
});
