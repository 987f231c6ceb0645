import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';

// The program over its own database, when that or something inside itself fails: it goes on, or it ends so that whoever keeps it acts.

/** Lets a signal bring about what no call can: a promise that nobody waits for, and an exception that nothing catches. */
const PLANTED = `
  process.on('SIGHUP', () => void Promise.reject(new Error('planted rejection')));
  process.on('SIGUSR2', () => { throw new Error('planted exception'); });
`;
let dataDir: string;
let server: BuiltServer | undefined;
beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-process-'));
  fs.chmodSync(dataDir, 0o755); // PostgreSQL runs as another user
  const planted = path.join(dataDir, 'planted.mjs');
  fs.writeFileSync(planted, PLANTED);
  server = await startBuiltServer({
    env: { DATA_DIR: dataDir, DEMO: '0', NODE_OPTIONS: `--import=${planted}` },
    args: ['--roles=api,jobs'],
  });
}, 180_000);
afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.stop();
  server = undefined;
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const health = async (of: BuiltServer): Promise<number> => (await fetch(`${of.url}/health`)).status;
const started = (): BuiltServer => {
  if (!server) throw new Error('the server has not started');
  return server;
};
const pidFile = (): string => path.join(dataDir, 'pg', 'postmaster.pid');
const postmaster = (): number => Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0]);

it('T98 brings its database back each time, and ends with 1 when it cannot', async () => {
  const own = started();
  for (const time of [1, 2]) {
    process.kill(postmaster(), 'SIGKILL');
    await expect.poll(() => own.output().split('the database is back').length - 1).toBe(time);
    await expect.poll(() => health(own)).toBe(200);
  }
  const ended = once(own.child, 'exit');
  fs.renameSync(path.join(dataDir, 'pg', 'global', 'pg_control'), path.join(dataDir, 'pg_control'));
  process.kill(postmaster(), 'SIGKILL');
  expect(await ended).toEqual([1, null]);
  expect(own.output()).toContain('the database cannot be brought back: the server ends');
}, 180_000);

it('goes on after a promise that nobody waited for, and ends in order with 1 after an exception that nothing caught', async () => {
  const own = started();
  own.child.kill('SIGHUP');
  await expect.poll(() => own.output()).toContain('planted rejection');
  expect(await health(own)).toBe(200);
  const ended = once(own.child, 'exit');
  own.child.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(own.output()).toContain('planted exception');
  // In order: the database was stopped too.
  expect(fs.existsSync(pidFile())).toBe(false);
});
