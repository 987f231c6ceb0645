import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../src/platform/free-port.ts';
import { betUntilTold } from '../harness/bet-client.ts';
import { ledgerFaults, readServiceToken } from '../harness/betting-world.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../harness/betting-process.ts');
const HAS_NATS = spawnSync('nats-server', ['--version']).status === 0;
let bank: TestApp;
let nats: ChildProcess | undefined;
const natsFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-nats-'));
const processes: ServerProcess[] = [];
beforeAll(async () => {
  bank = await startTestApp({ roles: ['api'] });
});
afterAll(async () => {
  for (const one of processes) if (one.child.exitCode === null && one.child.signalCode === null) await one.kill();
  nats?.kill();
  fs.rmSync(natsFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  await bank.close();
});

it.skipIf(!HAS_NATS)(
  'ingest, two of api and push, and settle in processes of their own: bets through both, one is killed, nothing is lost (nats-server)',
  async () => {
    const natsPort = await freePort();
    nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(natsPort), '-js', '-sd', natsFolder], {
      stdio: 'ignore',
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const start = async (roles: string): Promise<ServerProcess> => {
      const one = await startServerProcess({
        program: PROGRAM,
        args: [`--roles=${roles}`],
        env: { DATABASE_URL: bank.databaseUrl, NATS_URL: `nats://127.0.0.1:${natsPort}`, DEMO: '0', POOL_SIZE: '4' },
      });
      processes.push(one);
      return one;
    };
    const ingest = await start('ingest,jobs');
    const [first, second] = [await start('api,push'), await start('api,push')];
    await start('settle');
    const player = await bank.player({ deposit: '1000' });
    const token = await readServiceToken(player);

    const through = await Promise.all(
      [first.url, second.url].flatMap((url) => Array.from({ length: 10 }, (_, i) => betUntilTold([url], token, i + 1))),
    );
    // One goes while bets are under way; clients go on with the other, under the same keys.
    const during = Promise.all(Array.from({ length: 20 }, (_, i) => betUntilTold([first.url, second.url], token, i + 1)));
    await first.kill();
    const told = [...through, ...(await during)];
    const stored = await bank.platform.pool.query<{ guid: string; id: string }>('select guid, id::text from bet');
    const known = new Map(stored.rows.map((row) => [row.guid, row.id]));
    // Told and not stored, stored as another, or one bet told for two requests.
    const wrong = (answers: readonly { readonly betGuid: string; readonly betId: string }[]): number =>
      answers.filter((t) => known.get(t.betGuid) !== t.betId).length + answers.length - new Set(answers.map((t) => t.betId)).size;
    const [any] = told;
    if (!any) throw new Error('no bet was told');
    // Planted: the answer of a process that died before its commit, and a bet that two requests were given.
    expect(wrong([...told, { betGuid: 'planted', betId: '0' }])).toBe(1);
    expect(wrong([...told, any])).toBe(1);
    console.log(`several processes, n ${told.length}, planted: caught`);
    expect(wrong(told)).toBe(0);
    expect([new Set(told.map((t) => t.betId)).size, known.size]).toEqual([40, 40]);
    expect(await player.balanceMinor()).toBe(96_000n);

    ingest.child.kill('SIGUSR2');
    const open = async () =>
      (await bank.platform.pool.query<{ n: number }>("select count(*)::int as n from bet where status = 'open'")).rows[0]?.n;
    await expect.poll(open, { timeout: 15_000 }).toBe(0);
    expect(await player.balanceMinor()).toBe(104_000n);
    expect(await ledgerFaults(bank)).toEqual([]);
  },
  120_000,
);
