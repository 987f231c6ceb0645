import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EmbeddedPg, startEmbeddedPg } from './embedded-pg.ts';
import { PG_ENV } from './embedded-pg-access.ts';
import { locatePostgres } from './locate-embedded-pg.ts';
import { reachDatabase } from './reach-database.ts';

let dataDir: string;
let server: EmbeddedPg | undefined;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-pg-'));
  fs.chmodSync(dataDir, 0o755); // PostgreSQL runs as another user
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function ask<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

it('lets in whoever can read the password in the data directory, and nobody else', async () => {
  server = await startEmbeddedPg({ dataDir });
  const file = path.join(dataDir, 'pg.password');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const password = fs.readFileSync(file, 'utf8').trim();
  expect(password).toHaveLength(32);
  expect(await ask(server.url(), 'show password_encryption')).toEqual([{ password_encryption: 'scram-sha-256' }]);
  for (const wrong of ['postgres@', 'postgres:wrong@', 'nobody@'])
    await expect(ask(server.url().replace(`postgres:${password}@`, wrong), 'select 1')).rejects.toMatchObject({
      message: expect.stringMatching(/password/),
    });
  // There is no socket to come in by.
  expect(await ask(server.url(), 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
});

it('closes access to a database that was made to trust everybody, and loses nothing', async () => {
  const placement = locatePostgres(path.join(dataDir, 'pg'));
  const [command, args] = placement.wrap(path.join(placement.native, 'bin', 'initdb'), [
    ...['-D', placement.dir, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--data-checksums'],
  ]);
  fs.mkdirSync(placement.dir, { recursive: true, mode: 0o700 });
  if (placement.owner !== undefined) fs.chownSync(placement.dir, placement.owner, placement.owner);
  expect(spawnSync(command, args, { ...placement.as, env: PG_ENV, cwd: '/' }).status).toBe(0);
  const input = 'create table kept (n int)\ninsert into kept values (7)\n';
  const [single, flags] = placement.wrap(path.join(placement.native, 'bin', 'postgres'), ['--single', '-D', placement.dir, 'postgres']);
  expect(spawnSync(single, flags, { ...placement.as, env: PG_ENV, cwd: '/', input }).status).toBe(0);

  server = await startEmbeddedPg({ dataDir });
  expect(await ask(server.url(), 'select n from kept')).toEqual([{ n: 7 }]);
  await expect(ask(`postgres://postgres@127.0.0.1:${server.port}/postgres`, 'select 1')).rejects.toThrow(/password/);
  await server.stop();
  // A lost password is a new one, not a lost database.
  fs.rmSync(path.join(dataDir, 'pg.password'));
  server = await startEmbeddedPg({ dataDir });
  expect(await ask(server.url(), 'select n from kept')).toEqual([{ n: 7 }]);
});

it('starts again however often it is killed, as long as it was well in between', async () => {
  const events: string[] = [];
  const note = (event: string) => (): void => void events.push(event);
  server = await startEmbeddedPg({ dataDir, wellMs: 0, watch: { down: note('down'), up: note('up'), lost: note('lost') } });
  const expected: string[] = [];
  for (let n = 0; n < 10; n++) {
    process.kill(server.pid, 'SIGKILL');
    expected.push('down', 'up');
    await expect.poll(() => events).toEqual(expected);
  }
  expect(await ask(server.url(), 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('is reached by programs beside the server, whether that runs or not', async () => {
  const alone = await reachDatabase({ databaseUrl: undefined, dataDir });
  await ask(alone.url, 'create table kept (n int)');
  const beside = await reachDatabase({ databaseUrl: undefined, dataDir });
  expect(beside.url).toBe(alone.url);
  expect(await ask(beside.url, 'select n from kept')).toEqual([]);
  await beside.close();
  expect(await ask(alone.url, 'select n from kept')).toEqual([]);
  await alone.close();
  await expect(ask(alone.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});
