import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { type BettingWorld, ledgerFaults, startBettingApp, wireLegs } from '../../../../tests/harness/worlds/betting-app.ts';
import { HOME, TOTAL_2_5, testPrices, testSelection } from '../../../../tests/harness/worlds/scripted-source.ts';
import { createAutoCashOutWorker } from './auto-cash-out-worker.ts';

const OVER = testSelection(TOTAL_2_5, 1);
let world: BettingWorld;
let match = 0;
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 10 });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

/** A bet builder of two selections for 10.00: its number, its match and its joint price in thousandths. */
async function build(player: TestPlayer): Promise<{ readonly betId: string; readonly id: number; readonly joint: number }> {
  match += 1;
  const legs = [
    { match, selection: HOME, odds: 2000 },
    { match, selection: OVER, odds: 1900 },
  ];
  const payload = { couponEvents: wireLegs(legs), vid: 0, combinations: [[0, 1]], summ: '10.00' };
  const coupon = await player.request({ method: 'POST', url: '/service-api/LiveBet/Open/UpdateCoupon', payload });
  const joint = coupon.json().data.combinations[0].odds as number;
  const placed = await world.bet(player, legs, { vid: 0, combinations: [[0, 1]], combinationCoefs: [(joint / 1000).toFixed(3)] });
  expect(placed.statusCode, placed.body).toBe(200);
  return { betId: placed.json().data.betId, id: match, joint };
}
const quote = async (player: TestPlayer, betId: string) =>
  (await player.request({ method: 'GET', url: `/web-api/bets/${betId}/sale` })).json().data;
const sell = async (player: TestPlayer, betId: string, more: object) =>
  (await player.request({ method: 'POST', url: `/web-api/bets/${betId}/sale`, payload: { guid: nanoid(), ...more } })).json();
const minor = (text: string): bigint => BigInt(text.replace('.', ''));

describe('a bet builder that runs', () => {
  it('is worth its stake at the price it was taken at, less the margin of one leg', async () => {
    const player = await world.player({ deposit: '100' });
    const { betId } = await build(player);
    expect(await quote(player, betId)).toMatchObject({ fair: '10.00', offer: '9.60', openLegs: 1, refusal: null });
  });

  it('follows the joint price, and by nothing but it', async () => {
    const player = await world.player({ deposit: '100' });
    const { betId, id, joint } = await build(player);
    world.source.say(id, { type: 'MarketChanged', markets: testPrices(1600) });
    const coupon = await player.request({
      method: 'POST',
      url: '/service-api/LiveBet/Open/UpdateCoupon',
      payload: {
        couponEvents: wireLegs([
          { match: id, selection: HOME, odds: 1600 },
          { match: id, selection: OVER, odds: 1900 },
        ]),
        vid: 0,
        combinations: [[0, 1]],
        summ: '10.00',
      },
    });
    const now = coupon.json().data.combinations[0].odds as number;
    expect(now).toBeLessThan(joint);
    // Half up to the cent.
    const fair = (2n * 1_000n * BigInt(joint) + BigInt(now)) / (2n * BigInt(now));
    expect(minor((await quote(player, betId)).fair)).toBe(fair);
  });

  it('is sold in part and whole, and every unit of it stands in the ledger', async () => {
    const player = await world.player({ deposit: '100' });
    const { betId, id } = await build(player);
    const half = await sell(player, betId, { offer: '9.60', percent: 50 });
    expect(half.data).toMatchObject({ step: 'sold-part', paid: '4.80', soldStake: '5.00', keptStake: '5.00', balance: '94.80' });
    const rest = await sell(player, betId, { offer: '4.80' });
    expect(rest.data).toMatchObject({ step: 'sold', paid: '4.80', keptStake: '0.00', balance: '99.60' });
    world.settle(id, 1);
    await world.settled();
    expect(await player.balanceMinor()).toBe(9_960n);
  });

  it('waits for its prices: a suspended match has no joint price', async () => {
    const player = await world.player({ deposit: '100' });
    const { betId, id } = await build(player);
    world.source.say(id, { type: 'MarketStopped', status: 'suspended' });
    expect((await quote(player, betId)).refusal).toMatchObject({ code: 'sale_suspended', legs: [0, 1] });
    expect((await sell(player, betId, { offer: '9.60' })).code).toBe('sale_suspended');
  });

  it('is sold by an order once its value is there', async () => {
    const player = await world.player({ deposit: '100' });
    const { betId, id } = await build(player);
    const order = await player.request({ method: 'POST', url: `/web-api/bets/${betId}/sale/order`, payload: { takeProfit: '10.50' } });
    expect(order.statusCode, order.body).toBe(200);
    const { bets, risk, feed } = world.app.features;
    const desk = createAutoCashOutWorker({ platform: world.platform, ports: { line: bets.line, players: bets.players, risk } }, feed);
    await desk.runDue();
    expect((await quote(player, betId)).status).toBe('open');
    world.source.say(id, { type: 'MarketChanged', markets: testPrices(1500) });
    await desk.runDue();
    expect((await quote(player, betId)).status).toBe('sold');
    expect(await player.balanceMinor()).toBeGreaterThanOrEqual(10_050n);
  });
});
