import { nanoid } from 'nanoid';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnDatabase, startOwnDatabase } from '../harness/own-database.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, ledgerFaults, startBettingApp } from '../harness/worlds/betting-app.ts';

// T98: what happens to the database of a running server. No time is measured: what must not be waited for is held until all have their answers.

let database: OwnDatabase;
let world: BettingWorld;
let players: TestPlayer[];
/** Every bet that was asked for, by its key. */
const asked = new Map<string, { readonly player: TestPlayer; readonly match: number }>();

beforeAll(async () => {
  database = await startOwnDatabase();
  world = await startBettingApp({ databaseUrl: database.url, config: { statementTimeoutMs: 4_000 } });
  players = [];
  for (let i = 0; i < 5; i++) players.push(await world.player({ deposit: '10000' }));
  // Their tokens are there before anything breaks.
  for (const player of players) expect(await ask(player)).toBe('taken');
});
afterAll(async () => {
  await world?.close();
  await database?.close();
});

let next = 0;
async function ask(player: TestPlayer, betGuid: string = nanoid()): Promise<string> {
  next += 1;
  const { match } = asked.get(betGuid) ?? { match: 1 + (next % 20) };
  asked.set(betGuid, { player, match });
  const reply = await world.bet(player, [{ match }], { betGuid });
  return reply.statusCode === 200 ? 'taken' : `${reply.statusCode} ${reply.json().code}`;
}
const health = async () => (await world.request({ url: '/health' })).statusCode;

/** All bets are taken now by their keys, each once, and the ledger is sound. */
async function expectAllOnce(): Promise<void> {
  await expect.poll(health).toBe(200);
  for (const [betGuid, { player }] of asked) await expect.poll(() => ask(player, betGuid)).toBe('taken');
  const { rows } = await world.platform.pool.query<{ guid: string }>('select guid from bet');
  expect(rows.map(({ guid }) => guid).toSorted()).toEqual([...asked.keys()].toSorted());
  expect(await ledgerFaults(world)).toEqual([]);
}

it('T98 killed: it is started again, bets get 503 meanwhile and are taken by their keys afterwards', async () => {
  database.signal('SIGKILL');
  const answers = await Promise.all(players.map((player) => ask(player)));
  expect(answers.filter((answer) => answer !== 'taken' && answer !== '503 unavailable')).toEqual([]);
  await expect.poll(() => database.events).toEqual(['down', 'up']);
  await expectAllOnce();
});

it('T98 frozen: everybody has an answer while it stands still, and all goes on by itself', async () => {
  database.signal('SIGSTOP', 'all');
  const answers = await Promise.all(players.map((player) => ask(player)));
  const balance = await players[0]?.request({ method: 'POST', url: '/web-api/user/balance' });
  const ready = await health();
  database.signal('SIGCONT', 'all');
  expect(answers).toEqual(players.map(() => '503 unavailable'));
  expect([balance?.statusCode, ready]).toEqual([503, 503]);
  await expectAllOnce();
});

it('T98 one account row held: its own bet is told to come back, all others are taken, also while its market is settled', async () => {
  const [slow, ...others] = players as [TestPlayer, ...TestPlayer[]];
  // Winners of one market, the slow player among them: whoever pays them holds accounts too.
  const winners = await Promise.all(players.map((player) => world.bet(player, [{ match: 30 }])));
  expect(winners.map((reply) => reply.statusCode)).toEqual(players.map(() => 200));
  for (const [i, reply] of winners.entries()) asked.set(reply.json().data.betGuid, { player: players[i] ?? slow, match: 30 });
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from ledger_account where player_id = $1 for update', [slow.id]);
  world.settle(30, 1);
  const guid = nanoid();
  const own = ask(slow, guid);
  const taken: string[] = [];
  for (let round = 0; round < 5; round++) taken.push(...(await Promise.all(others.map((player) => ask(player)))));
  const refused = await own;
  await holder.query('rollback');
  await holder.end();
  expect(taken).toEqual(Array(20).fill('taken'));
  expect(refused).toBe('503 unavailable');
  expect(await ask(slow, guid)).toBe('taken');
  const open = async () =>
    (
      await world.platform.pool.query<{ n: number }>(
        'select count(*)::int as n from bet b join bet_leg l on l.bet_id = b.id where l.match_id = 30 and status = $1',
        ['open'],
      )
    ).rows[0]?.n;
  await expect.poll(open).toBe(0);
  expect(await ledgerFaults(world)).toEqual([]);
});

it('T98 disk full: bets are refused with 503 and none is half done, and all goes on when there is room', async () => {
  database.fillDisk();
  const seen = new Set<string>();
  // Pages and log that were there before take some bets still.
  await expect
    .poll(
      async () => {
        for (const answer of await Promise.all(players.map((player) => ask(player)))) seen.add(answer);
        return [...seen];
      },
      { interval: 1, timeout: 60_000 },
    )
    .toContain('503 unavailable');
  database.freeDisk();
  expect([...seen].filter((answer) => answer !== 'taken')).toEqual(['503 unavailable']);
  expect(database.events).not.toContain('lost');
  await world.platform.pool.query('select 1').catch(() => {});
  await expectAllOnce();
});
