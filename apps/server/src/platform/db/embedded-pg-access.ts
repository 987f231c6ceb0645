// Access to the built-in PostgreSQL: loopback only, with the password from the data directory.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Placement } from './locate-embedded-pg.ts';

/** Environment of PostgreSQL's programs. */
export const PG_ENV = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

/** There is no socket to come in by, and no line that trusts anybody. */
const ACCESS = '# Written at every start of the server.\nhost all all 127.0.0.1/32 scram-sha-256\n';

const passwordFile = (dataDir: string): string => path.join(dataDir, 'pg.password');

/** The password of a data directory's PostgreSQL, made where there is none; readable by the owner alone. */
function keepPassword(dataDir: string): { readonly password: string; readonly made: boolean } {
  const file = passwordFile(dataDir);
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  if (kept !== '') return { password: kept, made: false };
  const password = randomBytes(24).toString('base64url');
  // Whole or not there.
  fs.writeFileSync(`${file}.part`, `${password}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.part`, file);
  return { password, made: true };
}

/** Makes the database where there is none, closes one of an older version that let every local user in, and gives the password. */
export function secureDatabase(dataDir: string, placement: Placement): string {
  const { password, made } = keepPassword(dataDir);
  const access = path.join(placement.dir, 'pg_hba.conf');
  if (!fs.existsSync(placement.dir)) initialise(placement, password);
  else if (made || fs.readFileSync(access, 'utf8') !== ACCESS) setPassword(placement, password);
  fs.writeFileSync(access, ACCESS);
  return password;
}

function initialise(placement: Placement, password: string): void {
  const part = `${placement.dir}.part`; // an interrupted initdb must not look like a database
  const initialPasswordFile = `${placement.dir}.told`; // initdb reads the password as another user
  fs.rmSync(part, { recursive: true, force: true });
  fs.rmSync(initialPasswordFile, { force: true });
  fs.mkdirSync(part, { recursive: true, mode: 0o700 });
  fs.writeFileSync(initialPasswordFile, password, { mode: 0o600 });
  if (placement.owner !== undefined) for (const one of [part, initialPasswordFile]) fs.chownSync(one, placement.owner, placement.owner);
  const access = ['--auth=scram-sha-256', `--pwfile=${initialPasswordFile}`];
  const flags = ['-D', part, '-U', 'postgres', ...access, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--data-checksums'];
  const [command, args] = placement.wrap(path.join(placement.native, 'bin', 'initdb'), flags);
  const run = spawnSync(command, args, { ...placement.as, env: PG_ENV, cwd: '/', encoding: 'utf8' });
  fs.rmSync(initialPasswordFile, { force: true });
  if (run.status !== 0) throw new Error(`initdb failed: ${run.error ?? ''} ${run.stdout} ${run.stderr}`);
  fs.renameSync(part, placement.dir);
}

/** In single-user mode, so that nobody can connect meanwhile; also what was cut off before is recovered by it. */
function setPassword(placement: Placement, password: string): void {
  const [command, args] = placement.wrap(path.join(placement.native, 'bin', 'postgres'), ['--single', '-D', placement.dir, 'postgres']);
  const input = `alter role postgres password '${password}'\n`;
  const run = spawnSync(command, args, { ...placement.as, env: PG_ENV, cwd: '/', encoding: 'utf8', input });
  if (run.status !== 0 || /ERROR|FATAL/.test(run.stderr)) throw new Error(`the database's password could not be set: ${run.stderr}`);
}

/** The address of the built-in PostgreSQL that a server runs over a data directory at this moment; undefined where none runs. */
export function runningPgUrl(dataDir: string, databaseDir: string, database = 'postgres'): string | undefined {
  try {
    const port = fs.readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[3];
    const password = fs.readFileSync(passwordFile(dataDir), 'utf8').trim();
    return pgUrl(Number(port), password, database);
  } catch {
    return undefined;
  }
}

export const pgUrl = (port: number, password: string, database: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
