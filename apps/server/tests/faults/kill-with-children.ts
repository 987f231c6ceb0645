import { spawnSync } from 'node:child_process';

/** SIGKILL to a process and all that it started, as PostgreSQL and its connections, with what they held in memory. */
export function killWithChildren(pid: number): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const one of [pid, ...stdout.split('\n').filter(Boolean).map(Number)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It ended by itself when the first one was gone.
    }
  }
}
