import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { LIVE_ROULETTE } from '@touchline/casino/shared/live-roulette';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { SHARED_SEED, type TestTable, testTable } from '../../../../tests/harness/worlds/shared-table.ts';

let first: TestApp;
let second: TestApp;
let roulette: TestTable;
let baccarat: TestTable;
let wheel: TestTable;
let crash: TestTable;
beforeAll(async () => {
  // Without the role `jobs`: the tests are the driver.
  const ahead = { ms: 0 };
  const clock = { now: () => Date.now() + ahead.ms };
  const config = { sharedRoundsSeed: SHARED_SEED };
  first = await startTestApp({ roles: ['api'], clock, config });
  second = await startTestApp({ roles: ['api'], clock, config, databaseUrl: first.databaseUrl });
  roulette = testTable(first, 'live-roulette', ahead);
  baccarat = testTable(first, 'live-baccarat', ahead);
  wheel = testTable(first, 'live-wheel', ahead);
  crash = testTable(first, 'crash', ahead);
});
afterAll(async () => {
  expect((await first.app.features.wallet.checkLedger()).faults).toEqual([]);
  await second.close();
  await first.close();
});

type Reply = Awaited<ReturnType<TestTable['bet']>>;
const chip = (on: unknown, chips = 1) => ({ on, chips });
const on = (...numbers: number[]) => chip({ numbers });
const betOf = (reply: Reply) => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.bet as { bet: string; status: string; returned: string | null; paidAt: number | null };
};
const codeOf = (reply: Reply): string => (reply.statusCode === 200 ? '200' : reply.json().code);
const fieldsOf = (reply: Reply): string[] => Object.keys(reply.json().validation_errors ?? {});
const cancel = (player: TestPlayer, bet: string) =>
  player.request({ method: 'POST', url: `/web-api/casino/shared/bets/${bet}/cancel`, payload: {} });
const stateOf = async (player: TestPlayer, game: string) => (await player.request({ url: `/web-api/casino/shared/${game}` })).json().data;
/** As if the process that holds the lease had died so long ago that another may take it. */
const dropLease = () => first.platform.pool.query("update casino_lease set held_until = now() - interval '1 second'");
/** The end of each bet, and how often anything was paid for it. */
async function endsOf(bets: readonly string[]) {
  const { rows } = await first.platform.pool.query<{ status: string; returned: bigint | null; postings: number }>(
    `select b.status, b.return_minor as returned,
       (select count(*)::int from ledger_transaction t where t.idempotency_key = 'shared-' || b.id || '-return') as postings
     from casino_shared_bet b where b.id = any ($1::bigint[]) order by array_position($1::bigint[], b.id)`,
    [bets],
  );
  return rows.map(({ status, returned, postings }) => `${status} ${returned} ${postings}`);
}

describe('S226 a round of live roulette', () => {
  it('takes several bets of a player on many places, and pays each by the pocket', async () => {
    const player = await first.player({ deposit: '20.00' });
    await roulette.open((pocket) => pocket === 17);
    const many = betOf(await roulette.bet(player, { stake: '4.00', chips: [on(17), on(17, 20), chip({ outside: 'black' }, 2)] }));
    const lost = betOf(await roulette.bet(player, { stake: '1.00', chips: [on(18)] }));
    expect(await player.balanceMinor()).toBe(1_500n);
    const open = await stateOf(player, 'live-roulette');
    expect(open.round).toMatchObject({ result: null, outcome: null, hash: null });
    expect(open.placed.map(({ bet }: { bet: string }) => bet)).toEqual([many.bet, lost.bet]);
    expect(open.own).toBeNull();

    await roulette.moveTo(0);
    await roulette.step();
    const running = await stateOf(player, 'live-roulette');
    expect(running.round).toMatchObject({ result: 17, outcome: { pocket: 17 }, hash: null, endedAt: null });
    // Shown, and nothing to be done about it any more.
    expect(codeOf(await roulette.bet(player, { chips: [on(17)] }))).toBe('casino_bets_closed');
    expect(codeOf(await cancel(player, lost.bet))).toBe('casino_bets_closed');
    expect(await player.balanceMinor()).toBe(1_500n);

    await roulette.finish();
    expect(await endsOf([many.bet, lost.bet])).toEqual([`paid ${3_600 + 1_800 + 400} 1`, 'lost 0 0']);
    expect(await player.balanceMinor()).toBe(1_500n + 5_800n);
  });

  it('shows how it was drawn, by the steps of a round for one', async () => {
    const player = await first.player({ deposit: '5.00' });
    const { id, result } = await roulette.open();
    const { bet } = betOf(await roulette.bet(player, { chips: [on(1), chip({ outside: 'red' }, 3)], stake: '4.00' }));
    await roulette.finish();
    const url = `/web-api/casino/shared/live-roulette/rounds/${id}`;
    const receipt = (await player.request({ url })).json().data;
    expect(seedHash(receipt.round.hash)).toBe(receipt.previousHash);
    expect(LIVE_ROULETTE.layout.outcome(receipt.round.hash, receipt.chain.salt)).toEqual(receipt.round.outcome);
    expect(receipt.round).toMatchObject({ result, outcome: { pocket: result } });
    expect(receipt.own).toMatchObject([{ bet, stake: '4.00', chips: [on(1), chip({ outside: 'red' }, 3)] }]);
    // Others see how it was drawn, and nothing of what a player has laid.
    for (const other of [await first.player(), first]) expect((await other.request({ url })).json().data.own).toEqual([]);
  });

  it("stands in the player's history, newest first and by pages, without what was taken back", async () => {
    const player = await first.player({ deposit: '50.00' });
    const { id, result } = await roulette.open();
    const placed: string[] = [];
    for (let i = 0; i < 22; i += 1) placed.unshift(betOf(await roulette.bet(player, { chips: [on(i)] })).bet);
    await cancel(player, placed.shift() ?? '');
    const pageOf = async (query = '') => (await player.request({ url: `/web-api/casino/shared-bets${query}` })).json().data;
    expect((await pageOf()).bets[0]).toMatchObject({
      game: 'live-roulette',
      round: String(id),
      status: 'open',
      result: null,
      returned: null,
    });
    await roulette.finish();
    const { bets, next } = await pageOf();
    expect(bets.map(({ bet }: { bet: string }) => bet)).toEqual(placed.slice(0, 20));
    expect(bets[0]).toMatchObject({ stake: '1.00', chips: [on(20)], result });
    const last = await pageOf(`?before=${next}`);
    expect([last.bets.map(({ bet }: { bet: string }) => bet), last.next]).toEqual([placed.slice(20), null]);
    expect((await (await first.player()).request({ url: '/web-api/casino/shared-bets' })).json().data).toEqual({ bets: [], next: null });
  });

  it('gives a bet back until the clock runs out, once, and leaves the others', async () => {
    const player = await first.player({ deposit: '5.00' });
    await roulette.open((pocket) => pocket === 3);
    const back = betOf(await roulette.bet(player, { chips: [on(1)] }));
    const stays = betOf(await roulette.bet(player, { chips: [on(2)] }));
    const replies = await Promise.all([1, 2, 3].map(() => cancel(player, back.bet)));
    expect(replies.map((reply) => betOf(reply).status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await player.balanceMinor()).toBe(400n);
    await roulette.finish();
    expect(await endsOf([back.bet, stays.bet])).toEqual(['cancelled 100 1', 'lost 0 0']);
  });

  it('places once however often it is told', async () => {
    const player = await first.player({ deposit: '5.00' });
    await roulette.open();
    const guid = nanoid();
    const replies = await Promise.all([1, 2, 3, 4].map(() => roulette.bet(player, { guid, chips: [on(1)] })));
    expect(new Set(replies.map((reply) => betOf(reply).bet)).size).toBe(1);
    expect(codeOf(await roulette.bet(player, { guid, chips: [on(2)] }))).toBe('casino_guid_reused');
    expect(await player.balanceMinor()).toBe(400n);
    await roulette.finish();
  });

  it('names the field of what it cannot take', async () => {
    const player = await first.player({ deposit: '5.00' });
    await roulette.open();
    const refused = [
      await roulette.bet(player),
      await roulette.bet(player, { chips: [on(1, 3)] }),
      await roulette.bet(player, { chips: [on(1)], target: 200 }),
      await roulette.bet(player, { stake: '1.00', chips: [on(1), on(2), on(3)] }),
      await baccaratBet(player, [chip('pair')]),
    ];
    expect(refused.map((reply) => reply.statusCode)).toEqual([400, 400, 400, 400, 400]);
    expect(refused.map(fieldsOf)).toEqual([['chips'], ['chips.0.on.numbers'], ['target'], ['stake'], ['chips.0.on']]);
    await crash.open();
    const elsewhere = await crash.bet(player, { chips: [on(1)] });
    expect([elsewhere.statusCode, fieldsOf(elsewhere)]).toEqual([400, ['chips']]);
    expect(await player.balanceMinor()).toBe(500n);
    await crash.finish();
    await roulette.finish();
  });

  it('holds a place to a fifth of what a round takes, over all bets of a player', async () => {
    const player = await first.player({ deposit: '2000.00' });
    await roulette.open();
    const max = Number((await player.request({ url: '/web-api/casino/games/live-roulette' })).json().data.maxStake);
    const fifth = (max / 5).toFixed(2);
    betOf(await roulette.bet(player, { stake: fifth, chips: [on(17, 20)] }));
    expect(codeOf(await roulette.bet(player, { chips: [on(20, 17)] }))).toBe('stake_too_high');
    for (const number of [1, 2, 3, 4]) betOf(await roulette.bet(player, { stake: fifth, chips: [on(number)] }));
    expect(codeOf(await roulette.bet(player, { chips: [on(5)] }))).toBe('stake_too_high');
    await roulette.finish();
  });

  it('takes nothing of who is excluded, and pays what they had placed before', async () => {
    const player = await first.player({ deposit: '5.00' });
    await roulette.open((pocket) => pocket === 7);
    betOf(await roulette.bet(player, { chips: [on(7)] }));
    const payload = { months: 6, reason: 'control', confirmed: true };
    const excluded = await player.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload });
    expect(excluded.statusCode, excluded.body).toBe(200);
    expect(codeOf(await roulette.bet(player, { chips: [on(7)] }))).toBe('self_excluded');
    await roulette.finish();
    expect(await player.balanceMinor()).toBe(400n + 3_600n);
  });

  it('is closed where the law allows no games', async () => {
    const far = await first.player({ deposit: '5.00', country: 'KZ', identified: true });
    expect((await far.request({ url: '/web-api/casino/shared/live-roulette' })).json().code).toBe('casino_closed');
    await roulette.open();
    expect(codeOf(await roulette.bet(far, { chips: [on(1)] }))).toBe('casino_closed');
    await roulette.finish();
  });
});

describe("S226 a client that ignores its country's law", () => {
  /** As if the player's bets had been placed so much earlier (or, below 0, were still to be). */
  const moveBets = (player: TestPlayer, seconds: number) =>
    first.platform.pool.query("update casino_shared_bet set placed_at = placed_at - $2 * interval '1 second' where player_id = $1", [
      player.id,
      seconds,
    ]);
  it.each(['GB', 'DE', 'SE', 'ES'])(
    '%s: a bet that follows one in another round too soon is refused, one in the same round is not',
    async (country) => {
      const player = await first.player({ deposit: '20.00', country, identified: true });
      await roulette.open();
      betOf(await roulette.bet(player, { chips: [on(1)] }));
      betOf(await roulette.bet(player, { chips: [on(2)] }));
      await roulette.finish();
      await moveBets(player, -600);
      await roulette.open();
      const early = await roulette.bet(player, { chips: [on(3)] });
      expect(codeOf(early)).toBe('casino_too_fast');
      expect(Number(early.json().errors?.[0]?.accepted?.ms)).toBeGreaterThan(0);
      await crash.open();
      expect(codeOf(await crash.bet(player))).toBe('casino_too_fast');
      await crash.finish();
      await moveBets(player, 1_200);
      betOf(await roulette.bet(player, { chips: [on(3)] }));
      await roulette.finish();
    },
  );
});

/** In the round of baccarat that is there, if any: what is wrong is found before the round is. */
const baccaratBet = (player: TestPlayer, chips: unknown) =>
  player.request({
    method: 'POST',
    url: '/web-api/casino/shared/live-baccarat/bets',
    payload: { round: '1', guid: nanoid(), stake: '1.00', chips },
  });

describe('S226 other tables', () => {
  it('baccarat floors the return of a bet once, and shows the cards', async () => {
    const player = await first.player({ deposit: '5.00' });
    const { result } = await baccarat.open((points) => points % 10 > Math.floor(points / 10));
    const { bet } = betOf(await baccarat.bet(player, { stake: '0.31', chips: [chip('banker')] }));
    await baccarat.moveTo(0);
    const { round } = await stateOf(player, 'live-baccarat');
    expect(round.result).toBe(result);
    for (const hand of ['player', 'banker']) expect([2, 3]).toContain(round.outcome[hand].length);
    await baccarat.finish();
    // 31 at 1.95 come to 60.45.
    expect(await endsOf([bet])).toEqual(['paid 60 1']);
  });

  it('wheel pays three rings by one segment', async () => {
    const player = await first.player({ deposit: '5.00' });
    await wheel.open((segment) => segment === 49);
    const { bet } = betOf(await wheel.bet(player, { stake: '3.00', chips: [chip('low'), chip('medium'), chip('high')] }));
    await wheel.finish();
    // The last segment is the one that pays in the ring of the highest risk, 49.5 times; in the others it pays nothing.
    expect(await endsOf([bet])).toEqual(['paid 4950 1']);
  });
});

describe('S226 a driver that dies', () => {
  it.each([
    ['while bets are taken', -60_000],
    ['while the ball runs', 1_000],
    ['at its end', 3_600_000],
  ])('%s: the next settles the round once, as its hash says', async (_, elapsedMs) => {
    const players = await Promise.all([1, 2, 3].map(() => first.player({ deposit: '10.00' })));
    await dropLease();
    await roulette.open((pocket) => pocket === 20);
    const bets: string[] = [];
    for (const player of players) {
      bets.push(betOf(await roulette.bet(player, { chips: [on(20)] })).bet);
      bets.push(betOf(await roulette.bet(player, { chips: [on(21)] })).bet);
    }
    await dropLease();
    await roulette.moveTo(elapsedMs);
    await roulette.step(first);
    // The first is never heard of again, or not quite: it takes another turn in the midst of what the second does.
    await dropLease();
    await Promise.all([roulette.step(second), roulette.step(first)]);
    await dropLease();
    await Promise.all([roulette.finish(second), roulette.finish(second)]);
    expect(await endsOf(bets)).toEqual(players.flatMap(() => ['paid 3600 1', 'lost 0 0']));
    for (const player of players) expect(await player.balanceMinor()).toBe(800n + 3_600n);
    await dropLease();
  });
});
