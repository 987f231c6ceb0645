import { MAX_TARGET } from '@touchline/casino/shared/shared-game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { SHARED_SEED, type TestTable, testTable } from '../../../tests/harness/worlds/shared-table.ts';
import { tournamentTerms } from '../../../tests/harness/worlds/tournament-terms.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { StoredEvent } from '../../platform/events/events.store.ts';
import { SCORE_CONSUMER } from './score-consumer.ts';

let test: TestApp;
let crash: TestTable;
beforeAll(async () => {
  // Without the role `jobs`: the test is the driver of the rounds, and the reader of the events.
  const ahead = { ms: 0 };
  test = await startTestApp({ roles: ['api'], clock: { now: () => Date.now() + ahead.ms }, config: { sharedRoundsSeed: SHARED_SEED } });
  crash = testTable(test, 'crash', ahead);
});
afterAll(() => test.close());

async function create(games: readonly string[]): Promise<string> {
  const operator = await test.operator(['content']);
  const payload = tournamentTerms({ games });
  const reply = await operator.request({ method: 'POST', url: '/operator-api/casino/tournaments/create', payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.tournament;
}
const see = async (player: TestPlayer, id: string) => (await player.request({ url: `/web-api/casino/tournaments/${id}` })).json().data;

/** Tells the tournaments of every round that has ended. */
async function tell(): Promise<void> {
  const { rows } = await test.platform.pool.query<StoredEvent<'round-returned'>>(
    `select xid::text, id, player_id as "playerId", created_at as at, body as event from event where kind = 'round-returned' order by xid, id`,
  );
  await inTransaction(test.platform.pool, (client) => SCORE_CONSUMER.take(client, rows));
}

describe('bets in shared rounds', () => {
  it('count as rounds of their game once they are paid or lost, and not where they were taken back', async () => {
    const [winner, loser, gone] = await Promise.all([1, 2, 3].map(() => test.player({ deposit: '10.00' })));
    if (!winner || !loser || !gone) throw new Error('three players');
    const [named, every, other] = [await create(['crash']), await create([]), await create(['slide', 'dice'])];
    for (const player of [winner, loser, gone])
      for (const id of [named, every, other]) {
        const reply = await player.request({ method: 'POST', url: `/web-api/casino/tournaments/${id}/join`, payload: {} });
        expect(reply.statusCode, reply.body).toBe(200);
      }
    await crash.open((result) => result > 300 && result < 10_000_000);
    for (const [player, target] of [
      [winner, 200],
      [loser, MAX_TARGET],
      [gone, 200],
    ] as const) {
      const reply = await crash.bet(player, { target });
      expect(reply.statusCode, reply.body).toBe(200);
      if (player !== gone) continue;
      const url = `/web-api/casino/shared/bets/${reply.json().data.bet.bet}/cancel`;
      expect((await player.request({ method: 'POST', url, payload: {} })).statusCode).toBe(200);
    }
    await crash.finish();
    await tell();
    for (const [player, rounds] of [
      [winner, 1],
      [loser, 1],
      [gone, 0],
    ] as const) {
      const seen = await Promise.all([named, every, other].map(async (id) => (await see(player, id)).own.rounds));
      expect(seen).toEqual([rounds, rounds, 0]);
    }
    expect((await see(winner, named)).rounds).toMatchObject([{ round: null, game: 'crash', points: 1 }]);
  });
});
