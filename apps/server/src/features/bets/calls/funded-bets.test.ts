import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import {
  AWAY_WINS,
  type BettingWorld,
  FIRST_LIVE,
  ledgerFaults,
  readServiceToken,
  startBettingApp,
} from '../../../../tests/harness/worlds/betting-app.ts';
import { HOME, testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
let content: TestOperator;
beforeAll(async () => {
  world = await startBettingApp({ matches: 60, liveMatches: 4 });
  content = await world.operator(['content']);
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const held = async (player: TestPlayer, kind: string): Promise<bigint> =>
  (
    await world.platform.pool.query<{ balance: bigint }>(
      'select balance_minor as balance from ledger_account where player_id = $1 and kind = $2',
      [player.id, kind],
    )
  ).rows[0]?.balance ?? 0n;
const detail = async (player: TestPlayer, betId: string) =>
  (await player.request({ method: 'GET', url: `/web-api/bets/${betId}` })).json().data;
const settle = async (...matches: readonly [number, 'win' | 'lose'][]): Promise<void> => {
  for (const [match, end] of matches) world.settle(match, 1, end === 'win' ? undefined : AWAY_WINS);
  await world.settled();
  await world.app.features.bets.runDueAutoBets();
};
const getAdvance = async (player: TestPlayer, payload: object = {}) =>
  (
    await world.request({
      method: 'POST',
      url: '/service-api/LiveBet/Open/GetAvance',
      headers: { authorization: `Bearer ${await readServiceToken(player)}` },
      payload,
    })
  ).json().data;

describe('advance bets', () => {
  it('C210 lends half of what running bets could return within 48 hours, less what is lent', async () => {
    const player = await world.player({ deposit: '20' });
    expect(await getAdvance(player)).toMatchObject({ potential: '0.00', available: '0.00', isCovered: null });
    await world.bet(player, [{ match: 1 }]);
    expect(await getAdvance(player, { summ: '10.00', vid: 0 })).toMatchObject({
      potential: '20.00',
      lent: '0.00',
      available: '10.00',
      isCovered: true,
      hours: 48,
    });
    const lent = await world.bet(player, [{ match: 2 }], { avanceBet: true, summ: '4.00' });
    expect(lent.json().data, lent.body).toMatchObject({ status: 'accepted', funding: 'advance', stake: '4.00', balance: '10.00' });
    expect(await getAdvance(player, { summ: '6.01' })).toMatchObject({ lent: '4.00', available: '6.00', isCovered: false });
    const more = await world.bet(player, [{ match: 2 }], { avanceBet: true, summ: '6.01' });
    expect(more.json().errors[0]).toMatchObject({ code: 'advance_unavailable', accepted: { max: '6.00' } });
  });

  it('C210 looks at the very coupon: its legs have to be open, and as many as its kind takes', async () => {
    const player = await world.player({ deposit: '10' });
    await world.bet(player, [{ match: 1 }]);
    const token = `Bearer ${await readServiceToken(player)}`;
    const ask = async (payload: object) => {
      const reply = await world.request({
        method: 'POST',
        url: '/service-api/LiveBet/Open/GetAvance',
        headers: { authorization: token },
        payload: { summ: '5.00', ...payload },
      });
      return reply.statusCode === 200 ? (reply.json().data.isCovered as boolean) : [reply.json().code, reply.json().errors[0].leg];
    };
    const legs = (...matches: readonly number[]) => matches.map((gameId) => ({ gameId, selectionId: HOME }));
    expect(await ask({ couponEvents: legs(57), vid: 0 })).toBe(true);
    expect(await ask({ couponEvents: legs(57, 58), vid: 1 })).toBe(true);
    expect(await ask({ couponEvents: legs(57, 58), vid: 0 })).toEqual(['coupon_kind', undefined]);
    expect(await ask({ couponEvents: legs(57), vid: 1 })).toEqual(['coupon_kind', undefined]);
    expect(await ask({ couponEvents: legs(57, 999_999), vid: 1 })).toEqual(['market_closed', 1]);
    world.source.say(59, { type: 'MarketChanged', markets: testPrices().map((market) => ({ ...market, status: 'suspended' as const })) });
    expect(await ask({ couponEvents: legs(57, 59), vid: 1 })).toEqual(['market_suspended', 1]);
  });

  it('C219 repays an advance from what is settled before anything reaches the account; its bet ends afterwards', async () => {
    const player = await world.player({ deposit: '10' });
    await world.bet(player, [{ match: 3 }]);
    const { betId } = (await world.bet(player, [{ match: 4 }], { avanceBet: true, summ: '8.00' })).json().data;
    // The lent bet is decided first, and waits for its stake to be repaid.
    await settle([4, 'win']);
    expect(await detail(player, betId)).toMatchObject({ status: 'open' });
    expect([await player.balanceMinor(), await held(player, 'player-advance')]).toEqual([0n, -800n]);
    await settle([3, 'win']);
    expect(await detail(player, betId)).toMatchObject({ status: 'won', paid: '16.00' });
    expect([await player.balanceMinor(), await held(player, 'player-advance')]).toEqual([1_200n + 1_600n, 0n]);
  });

  it('C219 makes an advance bet void that was not repaid in 48 hours: what was repaid comes back', async () => {
    const player = await world.player({ deposit: '20' });
    await world.bet(player, [{ match: 5 }]);
    await world.bet(player, [{ match: 6 }]);
    const { betId } = (await world.bet(player, [{ match: 7 }], { avanceBet: true, summ: '15.00' })).json().data;
    await settle([5, 'lose'], [7, 'win']);
    await world.platform.pool.query('update bet_advance set due_at = now() where bet_id = $1', [betId]);
    await world.app.features.bets.runDueAutoBets();
    expect(await detail(player, betId)).toMatchObject({ status: 'returned' });
    expect([await player.balanceMinor(), await held(player, 'player-advance')]).toEqual([0n, 0n]);
    await settle([6, 'win']);
    expect(await player.balanceMinor()).toBe(2_000n);
  });

  it('T06 of 40 parallel advance bets on a potential for one, exactly one is lent', async () => {
    const player = await world.player({ deposit: '10' });
    await world.bet(player, [{ match: 8 }]);
    const n = 40;
    const answers = await Promise.all(
      Array.from({ length: n }, () => world.bet(player, [{ match: 9 }], { avanceBet: true, summ: '10.00' })),
    );
    const codes = answers.map((a) => (a.statusCode === 200 ? 'accepted' : (a.json().code as string)));
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'advance_unavailable')).toHaveLength(n - 1);
    expect(await held(player, 'player-advance')).toBe(-1_000n);
  });
});

describe('free bets', () => {
  const grant = (player: TestPlayer, more: object = {}) =>
    content.request({
      method: 'POST',
      url: '/operator-api/grant-free-bet',
      payload: { playerId: player.id.toString(), amount: '10.00', currency: 'EUR', key: nanoid(), reason: 'welcome gift', ...more },
    });
  const listed = async (player: TestPlayer) =>
    (await player.request({ method: 'GET', url: '/web-api/bets/free-bets' })).json().data.freeBets;

  it('C219 promo pays a stake that never returns: what the bet wins beyond it does', async () => {
    const player = await world.player({ deposit: '1' });
    const key = nanoid();
    const given = await grant(player, { key });
    expect(given.json().data, given.body).toMatchObject({ amount: '10.00', left: '10.00', status: 'active' });
    expect((await grant(player, { key })).json()).toEqual(given.json());
    expect((await grant(player, { key, amount: '11.00' })).json().code).toBe('conflict');
    expect(await held(player, 'player-free-bet')).toBe(1_000n);
    const promo = given.json().data.code as string;
    const betGuid = nanoid();
    const placed = await world.bet(player, [{ match: 20 }], { promo, summ: '4.00', betGuid });
    expect(placed.json().data, placed.body).toMatchObject({ funding: 'free-bet', potentialReturn: '4.00', balance: '1.00' });
    expect((await world.bet(player, [{ match: 20 }], { promo, summ: '4.00', betGuid })).body).toBe(placed.body);
    const over = await world.bet(player, [{ match: 20 }], { promo, summ: '6.01' });
    expect(over.json().errors[0]).toMatchObject({ code: 'insufficient_funds', accepted: { max: '6.00' } });
    await settle([20, 'win']);
    expect(await detail(player, placed.json().data.betId)).toMatchObject({ status: 'won', paid: '4.00' });
    expect([await player.balanceMinor(), await held(player, 'player-free-bet')]).toEqual([500n, 600n]);
    expect(await listed(player)).toMatchObject([{ left: '6.00', status: 'active' }]);
  });

  it('C212 C219 the free-bet account pays by its number, at the odds that the gift asks; the coupon lists what may pay', async () => {
    const player = await world.player({ deposit: '1' });
    await grant(player, { minOdds: 2500 });
    const { id } = (
      await player.request({ method: 'POST', url: '/web-api/user/balance', headers: { 'x-auth': `Bearer ${player.token}` } })
    ).json().data.bonuses[0];
    const low = await world.bet(player, [{ match: 21 }], { userIdBonus: Number(id), summ: '10.00' });
    expect(low.json().errors[0], low.body).toMatchObject({ code: 'free_bet_terms', accepted: { odds: '2.50' } });
    const coupon = (legs: object[]) =>
      player.request({
        method: 'POST',
        url: '/service-api/LiveBet/Open/UpdateCoupon',
        payload: { couponEvents: legs, vid: legs.length - 1, isNeedUpdatePromoCode: true },
      });
    const leg = (gameId: number) => ({ gameId, kind: 3, selectionId: 0, coef: '2.00' });
    const { HOME } = await import('../../../../tests/harness/worlds/scripted-source.ts');
    const [one, two] = [21, 22].map((match) => ({ ...leg(match), selectionId: HOME }));
    expect((await coupon([one as object])).json().data.freeBets).toEqual([]);
    expect((await coupon([one as object, two as object])).json().data.freeBets).toMatchObject([{ left: '10.00', minOdds: 2500 }]);
    const placed = await world.bet(player, [{ match: 21 }, { match: 22 }], { userIdBonus: Number(id) });
    expect(placed.json().data).toMatchObject({ funding: 'free-bet', potentialReturn: '30.00' });
    expect((await listed(player))[0]).toMatchObject({ left: '0.00', status: 'used' });
  });

  it('gives the stake of a void free bet back as a gift, once', async () => {
    const player = await world.player({ deposit: '1' });
    const promo = (await grant(player)).json().data.code as string;
    const { betId } = (await world.bet(player, [{ match: 23 }], { promo })).json().data;
    const undone = await player.request({ method: 'POST', url: `/web-api/bets/${betId}/undo` });
    expect(undone.json().data, undone.body).toMatchObject({ status: 'undone', balance: '1.00' });
    await expect.poll(() => held(player, 'player-free-bet'), { timeout: 5_000 }).toBe(1_000n);
    expect(await listed(player)).toMatchObject([{ left: '10.00', status: 'active' }, { status: 'used' }]);
    expect(await player.balanceMinor()).toBe(100n);
  });

  it('takes back what is left when a gift ends', async () => {
    const player = await world.player();
    const { id, code } = (await grant(player)).json().data;
    await world.platform.pool.query('update free_bet set expires_at = now() where id = $1', [id]);
    expect((await world.bet(player, [{ match: 24 }], { promo: code })).json().code).toBe('free_bet_unknown');
    await world.app.features.freeBets.expireDue();
    await world.app.features.freeBets.expireDue();
    expect(await held(player, 'player-free-bet')).toBe(0n);
    expect(await listed(player)).toMatchObject([{ status: 'expired' }]);
  });

  it('T06 of 40 parallel bets on a free bet for one, exactly one is taken', async () => {
    const player = await world.player({ deposit: '1' });
    const promo = (await grant(player)).json().data.code as string;
    const answers = await Promise.all(Array.from({ length: 40 }, () => world.bet(player, [{ match: 25 }], { promo })));
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.filter((a) => a.statusCode !== 200).map((a) => a.json().code))).toEqual(new Set(['free_bet_unknown']));
    expect(await held(player, 'player-free-bet')).toBe(0n);
  });

  it('pays for a live bet after its delay', async () => {
    const player = await world.player();
    const promo = (await grant(player)).json().data.code as string;
    const placed = await world.bet(player, [{ match: FIRST_LIVE, live: true }], { promo });
    expect(placed.json().data, placed.body).toMatchObject({ status: 'accepted', funding: 'free-bet' });
    expect(await held(player, 'player-free-bet')).toBe(0n);
  });
});
