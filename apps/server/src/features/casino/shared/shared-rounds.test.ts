import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { CRASH } from '@touchline/casino/shared/crash';
import { MAX_TARGET } from '@touchline/casino/shared/shared-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { SHARED_SEED, type TestTable, testTable } from '../../../../tests/harness/worlds/shared-table.ts';

let test: TestApp;
let crash: TestTable;
let slide: TestTable;
beforeAll(async () => {
  // Without the role `jobs`: the tests are the driver.
  const ahead = { ms: 0 };
  const clock = { now: () => Date.now() + ahead.ms };
  test = await startTestApp({ roles: ['api'], clock, config: { sharedRoundsSeed: SHARED_SEED } });
  crash = testTable(test, 'crash', ahead);
  slide = testTable(test, 'slide', ahead);
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

/** A round of more than a minute and a half: time enough for calls, however slow the machine. */
const isLong = (result: number): boolean => result > 30_000 && result < 10_000_000;

const betOf = (reply: Awaited<ReturnType<TestTable['bet']>>) => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.bet as { bet: string; status: string; paidAt: number | null; returned: string | null };
};
const codeOf = (reply: Awaited<ReturnType<TestTable['bet']>>): string => (reply.statusCode === 200 ? '200' : reply.json().code);
const act = (player: TestPlayer, bet: string, verb: 'cancel' | 'cash-out') =>
  player.request({ method: 'POST', url: `/web-api/casino/shared/bets/${bet}/${verb}`, payload: {} });
const state = async (player: TestPlayer, game = 'crash') => (await player.request({ url: `/web-api/casino/shared/${game}` })).json().data;

describe('S225 a round of crash', () => {
  it('takes bets, pays targets and hands, and shows how it was drawn', async () => {
    const [named, byHand, late] = await Promise.all([1, 2, 3].map(() => test.player({ deposit: '10.00' })));
    if (!named || !byHand || !late) throw new Error('three players');
    const { result, place, id } = await crash.open(isLong);
    betOf(await crash.bet(named, { target: 200, stake: '2.00' }));
    const hand = betOf(await crash.bet(byHand));
    const lost = betOf(await crash.bet(late, { target: MAX_TARGET }));
    expect(codeOf(await act(byHand, hand.bet, 'cash-out'))).toBe('casino_not_running');
    expect((await state(named)).bets).toHaveLength(3);
    expect((await state(named)).round).toMatchObject({ number: place, result: null, hash: null, endedAt: null });

    // More than 1.00 by now, and more than a minute and a half to go.
    await crash.moveTo(500);
    await crash.step();
    expect(codeOf(await crash.bet(await test.player({ deposit: '1.00' })))).toBe('casino_bets_closed');
    expect(codeOf(await act(late, lost.bet, 'cancel'))).toBe('casino_bets_closed');
    const taken = betOf(await act(byHand, hand.bet, 'cash-out'));
    expect(taken.status).toBe('paid');
    expect(taken.paidAt).toBeGreaterThan(102);
    expect(codeOf(await act(byHand, hand.bet, 'cancel'))).toBe('casino_bets_closed');
    expect(betOf(await act(byHand, hand.bet, 'cash-out'))).toEqual(taken);

    await crash.finish();
    expect(await named.balanceMinor()).toBe(1_000n - 200n + 400n);
    expect(await byHand.balanceMinor()).toBe(1_000n - 100n + BigInt(taken.paidAt ?? 0));
    expect(await late.balanceMinor()).toBe(900n);
    const receipt = (await named.request({ url: `/web-api/casino/shared/crash/rounds/${id}` })).json().data;
    expect(receipt.round.result).toBe(result);
    expect(seedHash(receipt.round.hash)).toBe(receipt.previousHash);
    expect(CRASH.result(receipt.round.hash, receipt.chain.salt, receipt.round.edgePpm)).toBe(result);
    expect((await state(named)).results[0]).toEqual({ round: String(id), number: place, result });
  });

  it('gives a stake back before the start, once, and takes another bet', async () => {
    const player = await test.player({ deposit: '5.00' });
    await crash.open();
    const { bet } = betOf(await crash.bet(player));
    expect(codeOf(await crash.bet(player))).toBe('casino_round_open');
    const replies = await Promise.all([1, 2, 3].map(() => act(player, bet, 'cancel')));
    expect(replies.map((reply) => betOf(reply).status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await player.balanceMinor()).toBe(500n);
    expect(codeOf(await act(player, bet, 'cash-out'))).toBe('casino_bet_unknown');
    betOf(await crash.bet(player));
    expect(await player.balanceMinor()).toBe(400n);
    await crash.finish();
  });

  it('is told once however often it is asked for', async () => {
    const player = await test.player({ deposit: '5.00' });
    await crash.open();
    const guid = nanoid();
    const replies = await Promise.all([1, 2, 3, 4].map(() => crash.bet(player, { guid })));
    expect(new Set(replies.map((reply) => betOf(reply).bet)).size).toBe(1);
    expect(await player.balanceMinor()).toBe(400n);
    expect(codeOf(await crash.bet(player, { guid, stake: '2.00' }))).toBe('casino_guid_reused');
    await crash.finish();
  });

  it("leaves a stranger's bet unknown, and one of a player who is excluded meanwhile to be taken", async () => {
    const [owner, stranger] = [await test.player({ deposit: '5.00' }), await test.player({ deposit: '5.00' })];
    await crash.open(isLong);
    const { bet } = betOf(await crash.bet(owner));
    expect(codeOf(await act(stranger, bet, 'cancel'))).toBe('casino_bet_unknown');
    expect(codeOf(await act(stranger, bet, 'cash-out'))).toBe('casino_bet_unknown');
    const payload = { months: 6, reason: 'control', confirmed: true };
    const excluded = await owner.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload });
    expect(excluded.statusCode, excluded.body).toBe(200);
    await crash.moveTo(500);
    expect(codeOf(await act(owner, bet, 'cash-out'))).toBe('200');
    await crash.finish();
    await crash.open();
    expect(codeOf(await crash.bet(owner))).toBe('self_excluded');
    await crash.finish();
  });
});

describe('S225 a round of slide', () => {
  it('wants a target, pays it where the row stops at it or above, and nothing before', async () => {
    const player = await test.player({ deposit: '10.00' });
    const { result } = await slide.open((multiple) => multiple > 200);
    const refused = await slide.bet(player);
    expect([refused.statusCode, Object.keys(refused.json().validation_errors ?? {})]).toEqual([400, ['target']]);
    const { bet } = betOf(await slide.bet(player, { target: 150 }));
    await slide.moveTo(0);
    await slide.step();
    expect((await state(player, 'slide')).round.result).toBe(result);
    expect(codeOf(await act(player, bet, 'cancel'))).toBe('casino_bets_closed');
    await slide.finish();
    expect(await player.balanceMinor()).toBe(900n + 150n);
  });
});

describe('what the law, limits and the house ask', () => {
  it('offers nothing where games are not allowed, and takes only stakes within the bounds', async () => {
    const far = await test.player({ deposit: '5.00', country: 'KZ', identified: true });
    expect((await far.request({ url: '/web-api/casino/shared/crash' })).json().code).toBe('casino_closed');
    await crash.open();
    expect(codeOf(await crash.bet(far))).toBe('casino_closed');
    const player = await test.player({ deposit: '5.00' });
    expect(codeOf(await crash.bet(player, { stake: '0.00' }))).toBe('stake_too_low');
    expect(codeOf(await crash.bet(player, { stake: '100000.00' }))).toBe('stake_too_high');
    expect(codeOf(await crash.bet(player, { stake: '6.00' }))).toBe('insufficient_funds');
    expect(codeOf(await crash.bet(player, { round: '999999999' }))).toBe('casino_round_unknown');
    expect((await crash.bet(player, { target: 100 })).statusCode).toBe(400);
    const limits = [{ kind: 'stake', period: 'bet', value: '0.50' }];
    await player.requestFully({ method: 'POST', url: '/limit-service-api/v3/limits', payload: { limits } });
    expect(codeOf(await crash.bet(player))).toBe('limit_exceeded');
    expect(codeOf(await crash.bet(await test.player({ deposit: '5.00', country: 'GB' })))).toBe('identity_required_to_play');
    await crash.finish();
  });
  it('shows a round that has not ended to nobody', async () => {
    const player = await test.player();
    const { id } = await crash.open();
    expect((await player.request({ url: `/web-api/casino/shared/crash/rounds/${id}` })).json().code).toBe('casino_round_unknown');
    await crash.finish();
  });
});
