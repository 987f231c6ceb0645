import path from 'node:path';
import { createRandom } from '@touchline/kernel/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../src/platform/free-port.ts';
import { betUntilTold, type Told } from '../harness/bet-client.ts';
import { ledgerFaults, readServiceToken } from '../harness/betting-world.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../harness/betting-process.ts');
let bank: TestApp;
let server: ServerProcess | undefined;
beforeAll(async () => {
  bank = await startTestApp({ roles: ['api'] });
});
afterAll(async () => {
  await server?.kill();
  await bank.close();
});

it('T01 SIGKILL the API 10 times under load, clients retry with the same key: nothing lost, nothing doubled', async () => {
  const seed = 1;
  const kills = 10;
  const random = createRandom(seed);
  const port = String(await freePort());
  const start = () =>
    startServerProcess({ program: PROGRAM, args: ['--roles=api,ingest'], env: { PORT: port, DATABASE_URL: bank.databaseUrl, DEMO: '0' } });
  server = await start();
  const { url } = server;
  const players: TestPlayer[] = [];
  for (let i = 0; i < 4; i++) players.push(await bank.player({ deposit: '100000' }));
  const tokens = await Promise.all(players.map(readServiceToken));

  const told: Told[] = [];
  let stop = false;
  const clients = Promise.all(
    Array.from({ length: 12 }, async (_, c) => {
      for (let n = 0; !stop; n++) told.push(await betUntilTold([url], tokens[c % tokens.length] ?? '', 1 + ((c + n) % 20)));
    }),
  );
  for (let kill = 0; kill < kills; kill++) {
    const before = told.length;
    await expect.poll(() => told.length, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before + 5);
    await new Promise((resolve) => setTimeout(resolve, random.next() * 150));
    await server.kill();
    server = await start();
  }
  stop = true;
  await clients;

  const { rows } = await bank.platform.pool.query<{ id: string; guid: string }>('select id::text, guid from bet');
  const stored = new Map(rows.map((row) => [row.guid, row.id]));
  const lost = (answers: readonly Pick<Told, 'betGuid' | 'betId'>[]) => answers.filter((t) => stored.get(t.betGuid) !== t.betId);
  // Planted: an answer for a bet that is not there.
  expect(lost([...told, { betGuid: 'planted', betId: '1' }])).toHaveLength(1);
  const retried = told.filter((t) => t.attempts > 1).length;
  console.log(`T01 seed ${seed}, kills ${kills}, bets ${told.length}, retried ${retried}, planted: caught`);
  expect(lost(told)).toEqual([]);
  expect(retried).toBeGreaterThan(0);
  expect([stored.size, rows.length]).toEqual([told.length, told.length]);
  expect(await ledgerFaults(bank)).toEqual([]);
  const held = (await Promise.all(players.map((p) => p.balanceMinor()))).reduce((sum, b) => sum + b, 0n);
  expect(held).toBe(BigInt(players.length) * 10_000_000n - BigInt(told.length) * 100n);
}, 120_000);
