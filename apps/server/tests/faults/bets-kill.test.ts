import { createRandom } from '@touchline/kernel/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../src/platform/db/free-port.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { RUN_SEED } from '../harness/run-seed.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { ledgerFaults, readServiceToken } from '../harness/worlds/betting-app.ts';
import { type BetAccount, readBetAccount } from './bet-account.ts';
import { startBetLoad } from './bet-load.ts';
import { betThroughKills, KILLS, PATIENCE_MS } from './bet-through-kills.ts';
import { plantLostBets, plantNoKeyIndex, plantNoKeyLook } from './planted.ts';

const PLAYERS = 12;
/** `KILL_PROGRAM=betting-server` kills the same server over a few scripted matches, which starts sooner, instead of what `npm start` runs. */
const PROGRAM = process.env.KILL_PROGRAM === 'betting-server' ? 'betting-server' : 'server';
const DEPOSIT_MINOR = 10_000_000n;
const SOUND: BetAccount = { lost: 0, doubled: 0, unwanted: 0 };

let bank: TestApp;
let server: BuiltServer | undefined;
beforeAll(async () => {
  bank = await startTestApp({ roles: ['api'] });
});
afterAll(async () => {
  await server?.kill();
  await bank.close();
});

const newPlayers = (n: number): Promise<TestPlayer[]> => Promise.all(Array.from({ length: n }, () => bank.player({ deposit: '100000' })));
const idsOf = (players: readonly TestPlayer[]): bigint[] => players.map(({ id }) => id);

it(`T01 SIGKILL the API ${KILLS} times under load, clients retry with the same key: nothing lost, nothing doubled`, async () => {
  const seed = RUN_SEED;
  const port = String(await freePort());
  const start = async (): Promise<BuiltServer> => {
    server = await startBuiltServer({
      program: PROGRAM,
      args: ['--roles=api,ingest'],
      env: { PORT: port, DATABASE_URL: bank.databaseUrl, DEMO: '0' },
    });
    return server;
  };
  const { url } = await start();
  const players = await newPlayers(PLAYERS);
  const tokens = await Promise.all(players.map(readServiceToken));
  const answered = await betThroughKills({ url, tokens, random: createRandom(seed), kills: KILLS }, async () => {
    await server?.kill();
    return async () => void (await start());
  });

  const taken = answered.filter((one) => one.betId !== null).length;
  const retried = answered.filter((one) => one.attempts > 1).length;
  console.log(`T01 seed ${seed}, kills ${KILLS}, bets ${taken}, retried ${retried}`);
  expect(retried).toBeGreaterThan(0);
  expect(await readBetAccount(bank.platform.pool, idsOf(players), answered)).toEqual(SOUND);
  expect(await ledgerFaults(bank)).toEqual([]);
  const held = (await Promise.all(players.map((p) => p.balanceMinor()))).reduce((sum, minor) => sum + minor, 0n);
  expect(held).toBe(BigInt(PLAYERS) * DEPOSIT_MINOR - BigInt(taken) * 100n);

  // Planted: the same account of a server that loses bets, and of one that knows no keys, when each request is sent twice.
  for (const [plant, fault] of [
    [[plantLostBets], 'lost'],
    [[plantNoKeyLook, plantNoKeyIndex], 'doubled'],
  ] as const) {
    const victims = await newPlayers(2);
    const victimTokens = await Promise.all(victims.map(readServiceToken));
    const undo = [];
    for (const one of plant) undo.push(await one(bank.platform.pool));
    const load = startBetLoad(url, victimTokens, createRandom(seed), { sendTwice: true });
    // Numbers of bets are drawn, so that no count of bets is sure to hold one that the mutant loses: they go on until one is met.
    const readFault = async (): Promise<number> => (await readBetAccount(bank.platform.pool, idsOf(victims), load.answered))[fault];
    await expect.poll(readFault, { message: `planted ${fault}`, timeout: PATIENCE_MS }).toBeGreaterThan(0);
    await load.stop();
    expect(await readFault(), `planted ${fault}`).toBeGreaterThan(0);
    // The mutant's traces are made whole again, so that the next one is seen by itself.
    await bank.platform.pool.query("update bet set guid = guid || '-' || id where player_id = any ($1::bigint[])", [idsOf(victims)]);
    for (const back of undo) await back();
  }
  console.log('T01 planted: caught');
}, 3_600_000);
