import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import {
  AWAY_WINS,
  type BettingWorld,
  FIRST_LIVE,
  ledgerFaults,
  readServiceToken,
  startBettingApp,
  wireLegs,
} from '../../../../tests/harness/worlds/betting-app.ts';
import { AWAY, DRAW, HOME, TOTAL_2_5, testPrices, testSelection } from '../../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ matches: 60, liveMatches: 4 });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const OVER = testSelection(TOTAL_2_5, 1);
const secure = async (player: TestPlayer, url: string, payload: object) =>
  world.request({ method: 'POST', url, headers: { authorization: `Bearer ${await readServiceToken(player)}` }, payload });
const common = (player: TestPlayer, payload: object) =>
  player.request({ method: 'POST', url: '/web-api/datalinelive/putbetscommon', payload });
const body = (legs: Parameters<typeof wireLegs>[0], more: object = {}) => ({
  couponEvents: wireLegs(legs),
  vid: legs.length === 1 ? 0 : 1,
  summ: '10.00',
  betGuid: nanoid(),
  ...more,
});
const status = async (player: TestPlayer, betId: string): Promise<{ status: string; paid: string | null }> =>
  (await player.request({ method: 'GET', url: `/web-api/bets/${betId}` })).json().data;

describe('several at once', () => {
  it('C209 places several coupons, each with its own answer and idempotent by its own guid', async () => {
    const player = await world.player({ deposit: '100' });
    const coupons = [body([{ match: 1 }]), body([{ match: 9_999 }]), body([{ match: 1 }, { match: 2 }])];
    const first = (await common(player, { coupons })).json().data.bets;
    expect(
      first.map((b: { answer: { status: string } | null; refusal: { code: string } | null }) => b.answer?.status ?? b.refusal?.code),
    ).toEqual(['accepted', 'market_closed', 'accepted']);
    expect(first[1].refusal).toMatchObject({ leg: 0, message: expect.stringMatching(/.{10}/) });
    expect((await common(player, { coupons })).json().data.bets).toEqual(first);
    expect(await player.balanceMinor()).toBe(8_000n);
    const alone = await common(player, { coupon: coupons[0] });
    expect(alone.json().data.bets).toEqual([first[0]]);
    const reused = await common(player, { coupon: { ...coupons[0], summ: '11.00' } });
    expect(reused.json().data.bets[0].refusal.code).toBe('bet_guid_reused');
    for (const wrong of [{}, { coupon: coupons[0], coupons }, { coupons: [coupons[0], coupons[0]] }])
      expect((await common(player, wrong)).statusCode).toBe(400);
  });

  it('C220 places several singles, a stake each, and one refused does not hold up the others', async () => {
    const player = await world.player({ deposit: '100' });
    const request = body([{ match: 3 }, { match: 4, odds: 1500 }, { match: 5 }], { vid: 0, groupsSums: ['5.00', '6.00', '7.00'] });
    const url = '/service-api/LiveBet/Secure/MakeBetWebMulti';
    const { bets } = (await secure(player, url, request)).json().data;
    expect(
      bets.map((b: { answer: { stake: string } | null; refusal: { code: string } | null }) => b.answer?.stake ?? b.refusal?.code),
    ).toEqual(['5.00', 'price_changed', '7.00']);
    expect((await secure(player, url, request)).json().data.bets).toEqual(bets);
    expect(await player.balanceMinor()).toBe(8_800n);
    expect((await secure(player, url, { ...request, vid: 1 })).statusCode).toBe(400);
  });

  it('C213 C217 reprices several singles with their sums', async () => {
    for (const path of ['LiveBet', 'LiveBet-update']) {
      const answer = await world.request({
        method: 'POST',
        url: `/service-api/${path}/Open/UpdateCouponMulti`,
        payload: { couponEvents: wireLegs([{ match: 3 }, { match: 9_999 }]), vid: 0, groupsSumms: ['5.00', '6.00'] },
      });
      expect(answer.json().data).toMatchObject({
        stake: '11.00',
        potentialReturn: '22.00',
        coupons: [{ potentialReturn: '10.00', legs: [{ status: 'open' }] }, { legs: [{ status: 'unknown' }] }],
      });
    }
  });

  it('C213 says what several singles return together: of a match only one result wins', async () => {
    const answer = await world.request({
      method: 'POST',
      url: '/service-api/LiveBet/Open/UpdateCouponMulti',
      payload: {
        couponEvents: wireLegs([{ match: 3 }, { match: 3, selection: AWAY }, { match: 4 }]),
        vid: 0,
        groupsSumms: ['5.00', '7.00', '1.00'],
      },
    });
    const { coupons, stake, potentialReturn } = answer.json().data;
    const [home, away, other] = coupons.map((view: { readonly potentialReturn: string }) => Number(view.potentialReturn));
    expect(stake).toBe('13.00');
    expect(Number(potentialReturn)).toBeCloseTo(Math.max(home, away) + other, 9);
    expect(Math.min(home, away)).toBeGreaterThan(0);
  });
});

describe('kinds', () => {
  it('C219 takes full covers by name: a Trixie with one loser pays one double', async () => {
    const player = await world.player({ deposit: '100' });
    const legs = [{ match: 10 }, { match: 11 }, { match: 12 }];
    const trixie = await world.bet(player, legs, { vid: 7, cover: 'trixie', summ: '4.00' });
    expect(trixie.json().data).toMatchObject({ status: 'accepted', potentialReturn: '20.00' });
    const patent = await world.bet(player, legs, { vid: 2, cover: 'patent', summ: '7.00' });
    expect(patent.json().data).toMatchObject({ potentialReturn: '26.00' });
    const wrong = await world.bet(player, legs, { vid: 7, cover: 'yankee' });
    expect(wrong.json().errors[0]).toMatchObject({ code: 'coupon_kind', accepted: { min: 4, max: 4 } });
    world.settle(10, 1);
    world.settle(11, 1);
    world.settle(12, 1, AWAY_WINS);
    await world.settled();
    expect(await status(player, trixie.json().data.betId)).toMatchObject({ status: 'returned', paid: '4.00' });
    expect(await status(player, patent.json().data.betId)).toMatchObject({ status: 'won', paid: '8.00' });
  });

  it('C212 C219 joins selections of one match in the bet builder: never the product, paid all or nothing', async () => {
    const player = await world.player({ deposit: '100' });
    const legs = [
      { match: 13, selection: HOME, odds: 2000 },
      { match: 13, selection: OVER, odds: 1900 },
    ];
    const coupon = (
      await player.request({
        method: 'POST',
        url: '/service-api/LiveBet/Open/UpdateCoupon',
        payload: { couponEvents: wireLegs(legs), vid: 0, combinations: [[0, 1]], summ: '10.00' },
      })
    ).json().data;
    const joint = coupon.combinations[0].odds as number;
    expect(joint).toBeGreaterThan(2000);
    expect(joint).toBeLessThan(3800);
    const apart = await world.bet(player, legs);
    expect(apart.json().errors[0]).toMatchObject({ code: 'legs_same_match', leg: 1, accepted: { without: 2 } });
    const combinationCoefs = [(joint / 1000).toFixed(3)];
    const placed = await world.bet(player, legs, { vid: 0, combinations: [[0, 1]], combinationCoefs });
    expect(placed.json().data, placed.body).toMatchObject({ status: 'accepted', legs: [{ odds: 2000 }, { odds: 1900 }] });
    expect(placed.json().data.potentialReturn).toBe((joint / 100).toFixed(2));
    const moved = await world.bet(player, legs, { vid: 0, combinations: [[0, 1]], combinationCoefs: ['3.80'] });
    expect(moved.json().code).toBe('price_changed');
    const never = await world.bet(player, [legs[0], { match: 13, selection: DRAW, odds: 3400 }] as typeof legs, {
      vid: 0,
      combinations: [[0, 1]],
    });
    expect(never.json().code).toBe('builder_impossible');
    world.settle(13, 1);
    world.settle(13, 2, [[OVER, { kind: 'lose' }]]);
    await world.settled();
    expect(await status(player, placed.json().data.betId)).toMatchObject({ status: 'lost', paid: '0.00' });
  });

  it('C212 shows the price after each step, and the receipt multiplies by the joint price alone', async () => {
    const player = await world.player({ deposit: '100' });
    const legs = [
      { match: 41, selection: HOME, odds: 2000 },
      { match: 41, selection: OVER, odds: 1900 },
    ];
    const payload = { couponEvents: wireLegs(legs), vid: 0, combinations: [[0, 1]], summ: '10.00' };
    const coupon = await player.request({ method: 'POST', url: '/service-api/LiveBet/Open/UpdateCoupon', payload });
    const [{ odds: joint, together }] = coupon.json().data.combinations;
    expect(together).toEqual([2000, joint]);
    const placed = await world.bet(player, legs, { vid: 0, combinations: [[0, 1]], combinationCoefs: [(joint / 1000).toFixed(3)] });
    const { betId } = placed.json().data;
    world.settle(41, 1);
    world.settle(41, 2, [[OVER, { kind: 'win' }]]);
    await world.settled();
    const bet = (await player.request({ method: 'GET', url: `/web-api/bets/${betId}` })).json().data;
    const paid = (joint / 100).toFixed(2);
    expect(bet).toMatchObject({ status: 'won', paid, combinations: [{ odds: joint, together: [2000, joint] }] });
    const factor = (joint / 1000).toFixed(3).replace(/(\.\d\d)0$/, '$1');
    expect(bet.receipt.at(-1).arithmetic).toBe(`10.00 × ${factor} = ${paid}`);
  });

  it('C212 C219 boosts an accumulator by its tier, shown before it is placed', async () => {
    const player = await world.player({ deposit: '100' });
    const legs = [{ match: 14 }, { match: 15 }, { match: 16 }];
    const url = '/service-api/LiveBet/Open/UpdateCoupon';
    const shown = (
      await player.request({ method: 'POST', url, payload: { couponEvents: wireLegs(legs), vid: 1, summ: '10.00', isExpressBoost: true } })
    ).json().data;
    // 10.00 at 8.00 wins 70.00; three legs add 3 %.
    expect(shown).toMatchObject({
      potentialReturn: '82.10',
      boost: { permille: 30, amount: '2.10', legs: 3, next: { legs: 4, permille: 50 } },
    });
    const placed = await world.bet(player, legs, { isExpressBoost: true });
    expect(placed.json().data).toMatchObject({ potentialReturn: '82.10' });
    expect((await world.bet(player, [{ match: 14 }], { isExpressBoost: true })).json().code).toBe('coupon_kind');
    for (const match of [14, 15, 16]) world.settle(match, 1);
    await world.settled();
    expect(await status(player, placed.json().data.betId)).toMatchObject({ status: 'won', paid: '82.10' });
  });

  it('C219 names what of the wanted amount was not taken, to be asked of a trader', async () => {
    const player = await world.player({ deposit: '200000' });
    const answer = (
      await world.bet(player, [{ match: 17 }], { summ: '150000', VIPBetSumm: '150000', approvedBet: true, oneClickBet: true })
    ).json().data;
    expect(Number(answer.stake) + Number(answer.remainder)).toBe(150_000);
  });
});

describe('power bets', () => {
  it('C212 C219 saleBetId: the coupon and the bet stake what the running bet is worth', async () => {
    const player = await world.player({ deposit: '100' });
    const { betId } = (await world.bet(player, [{ match: 30 }])).json().data;
    const power = { saleBetId: Number(betId), isPowerBet: true };
    const url = '/service-api/LiveBet/Open/UpdateCoupon';
    const payload = { couponEvents: wireLegs([{ match: 31 }]), vid: 0, ...power };
    const worth = (await player.request({ method: 'POST', url, payload })).json().data;
    const stake = (Number(worth.potentialReturn) / 2).toFixed(2);
    expect(Number(stake)).toBeGreaterThan(8);
    expect((await world.request({ method: 'POST', url, payload })).statusCode).toBe(401);
    const placed = await world.bet(player, [{ match: 31 }], { ...power, summ: stake });
    expect(placed.json().data, placed.body).toMatchObject({ status: 'accepted', stake, balance: '90.00' });
    expect(await status(player, betId)).toMatchObject({ status: 'sold' });
  });
});

describe('POST /web-api/bets/:betId/undo', () => {
  const undo = (player: TestPlayer, betId: string) => player.request({ method: 'POST', url: `/web-api/bets/${betId}/undo` });

  it('takes a bet back whole within its time, once, and results no longer touch it', async () => {
    const player = await world.player({ deposit: '100' });
    const placed = (await world.bet(player, [{ match: 20 }])).json().data;
    expect(placed.undoUntil).toBeGreaterThan(Date.now());
    const first = await undo(player, placed.betId);
    expect(first.json().data).toMatchObject({ status: 'undone', returned: '10.00', balance: '100.00' });
    expect((await undo(player, placed.betId)).body).toBe(first.body);
    expect(await player.balanceMinor()).toBe(10_000n);
    world.settle(20, 1);
    await world.settled();
    expect(await player.balanceMinor()).toBe(10_000n);
    expect(await status(player, placed.betId)).toMatchObject({ status: 'returned', paid: '10.00' });
  });

  it('T06 of 50 parallel requests to undo, one moves money', async () => {
    const player = await world.player({ deposit: '100' });
    const { betId } = (await world.bet(player, [{ match: 21 }])).json().data;
    const answers = await Promise.all(Array.from({ length: 50 }, () => undo(player, betId)));
    expect(new Set(answers.map((a) => a.statusCode))).toEqual(new Set([200]));
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('refuses after its time, after a price moved, of a live bet and of another player', async () => {
    const player = await world.player({ deposit: '100' });
    const [late, moved] = [(await world.bet(player, [{ match: 22 }])).json().data, (await world.bet(player, [{ match: 23 }])).json().data];
    await world.platform.pool.query("update bet set placed_at = placed_at - interval '10 seconds' where id = $1", [late.betId]);
    expect((await undo(player, late.betId)).json().code).toBe('undo_refused');
    world.source.say(23, { type: 'MarketChanged', markets: testPrices(2100) });
    expect((await undo(player, moved.betId)).json().code).toBe('undo_refused');
    const live = (await world.bet(player, [{ match: FIRST_LIVE, live: true }])).json().data;
    expect(live.undoUntil).toBeNull();
    expect((await undo(player, live.betId)).json().code).toBe('undo_refused');
    const other = await world.player();
    expect((await undo(other, moved.betId)).json().code).toBe('bet_unknown');
    expect(await player.balanceMinor()).toBe(7_000n);
  });
});
