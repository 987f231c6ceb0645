import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { invariant } from '@touchline/kernel/invariant';
import { openDb } from '../../src/platform/db/db.ts';
import { type EmbeddedPg, startEmbeddedPg } from '../../src/platform/db/embedded-pg.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { migrateJobs } from '../../src/platform/jobs/jobs.ts';

/** A durable PostgreSQL of a test's own, brought back when it ends, on a disk that can be filled. */
export interface OwnDatabase {
  readonly pg: EmbeddedPg;
  readonly url: string;
  /** Reports to the watch, in order. */
  readonly events: readonly string[];
  /** To the postmaster, or to everything that it runs too. */
  signal(name: NodeJS.Signals, whom?: 'all'): void;
  /** Leaves PostgreSQL nothing to write on. */
  fillDisk(): void;
  freeDisk(): void;
  close(): Promise<void>;
}

const DISK_BYTES = 160 * 1024 * 1024;

/** All processes of a PostgreSQL, the postmaster first. */
function processesOf(postmaster: number): number[] {
  const found = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...found.stdout.split('\n').map(Number).filter(Boolean)];
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-own-'));
  fs.chmodSync(dataDir, 0o755); // PostgreSQL runs as another user
  // A small disk of its own; who may not mount one lowers how far files may be written instead.
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES},mode=755`, 'none', dataDir]).status === 0;
  const events: string[] = [];
  const watch = { down: () => void events.push('down'), up: () => void events.push('up'), lost: () => void events.push('lost') };
  // Segments of the log that are kept for later would be room.
  const pg = await startEmbeddedPg({ dataDir, watch, settings: { max_wal_size: '48MB', min_wal_size: '32MB' } });
  await migrate(pg.url());
  const pool = openDb(pg.url(), 2);
  await migrateJobs(pool);
  await pool.end();
  const filler = path.join(dataDir, 'filler');
  const limitFiles = (bytes: string): void => {
    for (const pid of processesOf(pg.pid)) spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
  };
  return {
    pg,
    url: pg.url(),
    events,
    signal(name, whom) {
      for (const pid of whom === 'all' ? processesOf(pg.pid) : [pg.pid]) process.kill(pid, name);
    },
    fillDisk() {
      if (!mounted) return limitFiles('65536');
      const file = fs.openSync(filler, 'w');
      const some = Buffer.alloc(64 * 1024);
      try {
        for (;;) fs.writeSync(file, some);
      } catch (error) {
        invariant((error as NodeJS.ErrnoException).code === 'ENOSPC', `the disk is full in another way: ${String(error)}`);
      } finally {
        fs.closeSync(file);
      }
    },
    freeDisk() {
      if (mounted) fs.rmSync(filler);
      else limitFiles('unlimited');
    },
    async close() {
      await pg.stop();
      if (mounted) spawnSync('umount', [dataDir]);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
