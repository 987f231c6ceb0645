import { drawChallenges } from '@touchline/casino/challenge/draw-challenges';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { until } from '../../../tests/harness/until.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { StoredEvent } from '../../platform/events/events.store.ts';
import { challengeConsumer } from './challenge-consumer.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const query = (text: string, values: unknown[] = []) => test.platform.pool.query(text, values);
const start = (player: TestPlayer) => player.request({ method: 'POST', url: '/web-api/casino/challenges', payload: {} });
const see = async (player: TestPlayer) => (await player.request({ url: '/web-api/casino/challenges' })).json().data;
async function play(player: TestPlayer): Promise<void> {
  const payload = { game: 'dice', guid: nanoid(), stake: '0.20', options: { over: 5000 } };
  const reply = await player.request({ method: 'POST', url: '/web-api/casino/rounds', payload });
  expect(reply.statusCode, reply.body).toBe(200);
}
/** Takes a task up, whatever the day has drawn. */
const take = (player: TestPlayer, key: string) =>
  query("insert into casino_challenge (player_id, day, key, ends_at) values ($1, now()::date, $2, now() + interval '1 hour')", [
    player.id,
    key,
  ]);
const stateOf = async (player: TestPlayer) =>
  (await query('select count, rewarded_at is not null as rewarded from casino_challenge where player_id = $1', [player.id])).rows[0];
const pointsOf = async (player: TestPlayer): Promise<bigint> =>
  (
    await query(
      "select coalesce(sum(balance_minor), 0)::bigint as points from ledger_account where kind = 'player-points' and player_id = $1",
      [player.id],
    )
  ).rows[0].points;

describe('daily challenges', () => {
  it('are three of the day, and are taken up once', async () => {
    const player = await test.player({ deposit: '10.00' });
    const before = await see(player);
    expect(before).toMatchObject({ offered: true, started: false });
    const drawn = drawChallenges(`1 ${before.day}`);
    expect(before.challenges).toEqual(drawn.map((challenge) => ({ ...challenge, count: 0, done: false })));
    expect([(await start(player)).statusCode, (await start(player)).statusCode]).toEqual([200, 200]);
    const after = await see(player);
    expect([after.started, after.challenges.length]).toEqual([true, 3]);
    const { rows } = await query('select count(*)::int as n from casino_challenge where player_id = $1', [player.id]);
    expect(rows[0].n).toBe(3);
  });
  it('are refused to excluded players, and where the law forbids gifts', async () => {
    const excluded = await test.player({ deposit: '10.00' });
    await excluded.exclude();
    expect((await start(excluded)).json().code).toBe('self_excluded');
    const brazilian = await test.player({ country: 'BR' });
    expect((await start(brazilian)).json().code).toBe('challenges_not_offered');
    expect(await see(brazilian)).toMatchObject({ offered: false, challenges: [] });
  });
  it('count rounds, and reward a task once, whatever is told again', async () => {
    const player = await test.player({ deposit: '100.00' });
    await play(player);
    await take(player, 'rounds-dice-20');
    for (let n = 0; n < 19; n += 1) await play(player);
    await until('19 rounds', async () => (await stateOf(player)).count === 19);
    expect([await stateOf(player), await pointsOf(player)]).toEqual([{ count: 19, rewarded: false }, 0n]);
    await play(player);
    await play(player);
    await until('the reward', async () => (await stateOf(player)).rewarded);
    expect([await stateOf(player), await pointsOf(player)]).toEqual([{ count: 20, rewarded: true }, 20n]);
    expect((await see(player)).challenges).toEqual([expect.objectContaining({ key: 'rounds-dice-20', count: 20, done: true })]);
    const { rows } = await query(
      `select xid::text, id, player_id as "playerId", created_at as at, body as event from event
       where player_id = $1 and kind = 'round-returned' order by xid, id`,
      [player.id],
    );
    const told = rows as StoredEvent<'round-returned'>[];
    const consumer = challengeConsumer({ ...test.app.features, platform: test.platform });
    await inTransaction(test.platform.pool, (client) => consumer.take(client, told));
    expect([await stateOf(player), await pointsOf(player)]).toEqual([{ count: 20, rewarded: true }, 20n]);
  });
  it('keep nothing of a try that failed before its commit', async () => {
    const player = await test.player({ deposit: '10.00' });
    await play(player);
    const { rows } = await query(
      `select xid::text, id, player_id as "playerId", created_at as at, body as event from event
       where player_id = $1 and kind = 'round-returned'`,
      [player.id],
    );
    const told = rows as StoredEvent<'round-returned'>[];
    // The server's own consumer has passed the round before there is a task.
    const later = new Date(Date.now() + 60_000);
    await until('the round has been read', () => test.platform.events.hasTakenUntil('casino-challenge-progress', later));
    await query(
      `insert into casino_challenge (player_id, day, key, started_at, ends_at, count)
       values ($1, now()::date, 'rounds-dice-20', now() - interval '1 hour', now() + interval '1 hour', 19)`,
      [player.id],
    );
    const consumer = challengeConsumer({ ...test.app.features, platform: test.platform });
    const crash = inTransaction(test.platform.pool, async (client) => {
      await consumer.take(client, told);
      throw new Error('the process is gone');
    });
    await expect(crash).rejects.toThrow('the process is gone');
    expect([await stateOf(player), await pointsOf(player)]).toEqual([{ count: 19, rewarded: false }, 0n]);
    await inTransaction(test.platform.pool, (client) => consumer.take(client, told));
    expect([await stateOf(player), await pointsOf(player)]).toEqual([{ count: 20, rewarded: true }, 20n]);
  });
});
