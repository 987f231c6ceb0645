import { multipleAt } from '@touchline/casino/shared/multiple-curve';
import { createRandom } from '@touchline/kernel/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUN_SEED } from '../../../../tests/harness/run-seed.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { SHARED_SEED, type TestTable, testTable } from '../../../../tests/harness/worlds/shared-table.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { cashOut } from './bets/end-bet.ts';

let first: TestApp;
let second: TestApp;
let crash: TestTable;
beforeAll(async () => {
  const ahead = { ms: 0 };
  const clock = { now: () => Date.now() + ahead.ms };
  const config = { sharedRoundsSeed: SHARED_SEED };
  first = await startTestApp({ roles: ['api'], clock, config });
  second = await startTestApp({ roles: ['api'], clock, config, databaseUrl: first.databaseUrl });
  crash = testTable(first, 'crash', ahead);
});
afterAll(async () => {
  expect((await first.app.features.wallet.checkLedger()).faults).toEqual([]);
  await second.close();
  await first.close();
});

/** Cash-outs that race the end of their rounds: so many of each bet of 10 players. */
const RACES = Number(process.env.RACES ?? 2_000);
const CALLS = 20;
const PLAYERS = 10;
const ROUNDS = Math.ceil(RACES / CALLS / PLAYERS);

/** As if the process that holds the lease had died so long ago that another may take it. */
const dropLease = () => first.platform.pool.query("update casino_lease set held_until = now() - interval '1 second'");
const betIn = async (player: TestPlayer, more: object): Promise<bigint> => {
  const reply = await crash.bet(player, more);
  expect(reply.statusCode, reply.body).toBe(200);
  return BigInt(reply.json().data.bet.bet);
};
/** The end of each bet, and how often anything was paid for it. */
async function ends(bets: readonly bigint[]) {
  const { rows } = await first.platform.pool.query<{ status: string; paid: number | null; postings: number }>(
    `select b.status, b.paid_at as paid,
       (select count(*)::int from ledger_transaction t where t.idempotency_key = 'shared-' || b.id || '-return') as postings
     from casino_shared_bet b where b.id = any ($1::bigint[]) order by array_position($1::bigint[], b.id)`,
    [bets],
  );
  return rows.map(({ status, paid, postings }) => `${status} ${paid ?? '-'} ${postings}`);
}

describe('S225 a driver that dies', () => {
  it('one process drives while it holds the lease, another after it', async () => {
    await crash.open();
    expect(await crash.step(first)).toBe(true);
    expect(await crash.step(second)).toBe(false);
    await dropLease();
    expect(await crash.step(second)).toBe(true);
    await dropLease();
    await crash.finish(first);
  });

  it.each([
    ['while bets are taken', -60_000],
    ['while the round runs', 1_000],
    ['at its end', 3_600_000],
  ])('%s: the next settles the round once, as its hash says', async (_, elapsedMs) => {
    const players = await Promise.all([1, 2, 3].map(() => first.player({ deposit: '10.00' })));
    await crash.open((result) => result >= 200 && result < 5_000);
    const [low, high, hand] = players as [TestPlayer, TestPlayer, TestPlayer];
    const bets = [await betIn(low, { target: 150 }), await betIn(high, { target: 10_000 }), await betIn(hand, {})];
    await dropLease();
    await crash.moveTo(elapsedMs);
    await crash.step(first);
    // The first is never heard of again, or not quite: it takes another turn in the midst of what the second does.
    await dropLease();
    await Promise.all([crash.step(second), crash.step(first)]);
    await dropLease();
    await Promise.all([crash.finish(second), crash.finish(second)]);
    expect(await ends(bets)).toEqual(['paid 150 1', 'lost - 0', 'lost - 0']);
    expect(await low.balanceMinor()).toBe(1_000n - 100n + 150n);
    expect(await high.balanceMinor()).toBe(900n);
    await dropLease();
  });
});

describe('S225 cash-outs around the end', () => {
  it('as many at once as a process has connections, which has never seen the chain: none waits for another one', async () => {
    const player = await first.player({ deposit: '5.00' });
    await dropLease();
    await crash.open((result) => result > 30_000);
    const bet = await betIn(player, {});
    await crash.moveTo(1_000);
    const { startsAt } = await crash.round();
    const arrival = { at: () => startsAt.getTime() + 1_000 };
    const fresh = await startTestApp({ roles: ['api'], databaseUrl: first.databaseUrl });
    const { deps } = fresh.app.features.casino.shared;
    const { max } = deps.platform.pool.options;
    const paid = await Promise.all(Array.from({ length: max }, () => cashOut(deps, player.id, bet, arrival)));
    await fresh.close();
    expect(new Set(paid.map(({ bet: { paidAt } }) => paidAt))).toEqual(new Set([multipleAt(1_000)]));
    expect(await ends([bet])).toEqual([`paid ${multipleAt(1_000)} 1`]);
    await dropLease();
    await crash.finish(first);
  });

  it(`${RACES} calls in two processes, many doubled: paid where one of them came in time, once (seed ${RUN_SEED})`, async () => {
    const random = createRandom(RUN_SEED);
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => first.player({ deposit: `${ROUNDS + 40}.00` })));
    for (let round = 0; round < ROUNDS; round += 1) {
      await dropLease();
      const { result, startsAt: _ } = await crash.open((one) => one > 150 && one < 2_000);
      const bets = await Promise.all(players.map((player) => betIn(player, {})));
      const endMs = crash.game.runMs(result);
      await crash.moveTo(endMs + 5);
      const { startsAt } = await crash.round();
      // Half of the bets are asked for around the end, the other half after it alone.
      const arrivals = bets.map((_, i) =>
        Array.from({ length: CALLS }, () => endMs + (i % 2 === 0 ? random.int(400) - 200 : random.int(200))),
      );
      const ask = async (i: number, ms: number, process: TestApp): Promise<void> => {
        const arrival = { at: () => startsAt.getTime() + ms };
        const { deps } = process.app.features.casino.shared;
        const told = await cashOut(deps, (players[i] as TestPlayer).id, bets[i] as bigint, arrival).catch((error: unknown) => error);
        if (told instanceof Failure) expect(told.code).toBe('casino_round_over');
        else if (told instanceof Error) throw told;
      };
      const endsMeanwhile = crash.step(first);
      // In pairs, one in each process: more would wait for each other longer than anybody waits for a lock.
      for (let n = 0; n < CALLS; n += 2)
        await Promise.all(arrivals.flatMap((of, i) => [ask(i, of[n] ?? 0, first), ask(i, of[n + 1] ?? 0, second)]));
      await endsMeanwhile;
      await crash.finish(first);
      for (const [i, end] of (await ends(bets)).entries()) {
        const inTime = (arrivals[i] ?? []).filter((ms) => ms < endMs);
        const payable = new Set(inTime.map((ms) => `paid ${multipleAt(ms)} 1`));
        expect(
          inTime.length === 0 ? end === 'lost - 0' : payable.has(end),
          `${end} of ${(arrivals[i] ?? []).join(', ')}, end ${endMs}`,
        ).toBe(true);
      }
    }
  });
});
