import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BettingWorld, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { testFixture, testMarket, testSelection } from '../../../../tests/harness/worlds/scripted-source.ts';

/** A race of eight at 5.00 each: three places at a fifth of the odds. */
const RACE = 900;
/** One in which a runner is left far behind by the others. */
const UNEVEN_RACE = 901;
const WINNER = testMarket('race-winner', { specifier: 1 });
const PLACE = testMarket('race-place', { specifier: 3 });
const RUNNER = testSelection(WINNER, 2);
const FIFTH = { num: 1, den: 5, places: 3 };

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ matches: 2, liveMatches: 0 });
  world.source.say(RACE, { type: 'FixtureAdded', fixture: { ...testFixture(RACE, Date.now() + 3_600_000), hasStartingPrices: true } });
  const prices = Array.from({ length: 8 }, (_, i) => [i, 5000] as const);
  const markets = [WINNER, PLACE].map((market) => ({ market, status: 'open' as const, main: market === WINNER, prices }));
  world.source.say(RACE, { type: 'MarketChanged', markets });
  await vi.waitFor(() => expect(world.app.features.line.readQuote(RACE, RUNNER)?.marketStatus).toBe('open'));
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

it('C219 shows the place half wherever the bet stands, and its coupon with each runner once', async () => {
  const player = await world.player({ deposit: '100' });
  const read = async (url: string) => (await player.request({ method: 'GET', url })).json().data;
  await world.bet(player, [{ match: RACE, selection: RUNNER, odds: 5000 }], { vid: 8 });
  const open = await read('/web-api/bets/manager');
  // The win half is worth what it cost, the place half 5.00 x 1.80 / 5.00: the place market of these runners stands at 5.00.
  expect(open.bets).toMatchObject([
    {
      bet: {
        kind: 'each-way',
        legs: [
          { place: null, bestOdds: true },
          { place: FIFTH, bestOdds: true },
        ],
      },
      editable: false,
      sale: { fair: '6.80' },
    },
  ]);
  const { coupons } = await read('/web-api/coupon/history');
  expect(coupons).toMatchObject([{ kind: 'each-way', legs: [{ selectionId: RUNNER, odds: 5000, place: FIFTH }] }]);
  const csv = await player.request({ method: 'GET', url: '/web-api/bets/export?format=csv' });
  expect(csv.body).toContain('@ 1.8 (1/5 of 5, 3 places)');
});

it('C212 C219 plays a runner each way: half to win, half to be placed at its part of the odds', async () => {
  const player = await world.player({ deposit: '100' });
  const leg = { match: RACE, selection: RUNNER, odds: 5000 };
  const coupon = await player.request({
    method: 'POST',
    url: '/service-api/LiveBet/Open/UpdateCoupon',
    payload: { couponEvents: [{ gameId: RACE, kind: 3, selectionId: RUNNER, coef: '5.00' }], vid: 8, summ: '10.00' },
  });
  // 5.00 at 5.00 and 5.00 at 1 + 4/5.
  expect(coupon.json().data).toMatchObject({
    legs: [{ bestOdds: true }],
    potentialReturn: '34.00',
    eachWay: [{ num: 1, den: 5, places: 3 }],
    lines: 2,
    problem: null,
  });
  const placed = await world.bet(player, [leg], { vid: 8 });
  expect(placed.json().data, placed.body).toMatchObject({
    status: 'accepted',
    potentialReturn: '34.00',
    legs: [
      { odds: 5000, place: null },
      { odds: 5000, place: FIFTH },
    ],
  });
  expect(await world.bet(player, [leg], { vid: 8, betGuid: placed.json().data.betGuid }).then((again) => again.json().data)).toEqual(
    placed.json().data,
  );
  world.source.say(RACE, {
    type: 'MarketSettled',
    version: 1,
    certainty: 'confirmed',
    results: [
      [RUNNER, { kind: 'lose' }],
      [testSelection(PLACE, 2), { kind: 'win' }],
    ],
  });
  await world.settled();
  const bet = (await player.request({ method: 'GET', url: `/web-api/bets/${placed.json().data.betId}` })).json().data;
  expect(bet).toMatchObject({ status: 'paid-part', paid: '9.00', legs: [{ place: null }, { odds: 5000, place: FIFTH }] });
  expect(bet.receipt[0].legs).toMatchObject([{ multiplier: '5.00' }, { multiplier: '1.80' }]);
  expect(await player.balanceMinor()).toBe(9_900n);
});

it('C219 refuses each way a runner whose place its own market has far below the part of the odds', async () => {
  const player = await world.player({ deposit: '100' });
  const LONG = testSelection(WINNER, 5);
  const field = Array.from({ length: 8 }, (_, i) => [i, i === 5 ? 34_000 : 5000] as const);
  const say = (place: number): void =>
    world.source.say(UNEVEN_RACE, {
      type: 'MarketChanged',
      markets: [
        { market: WINNER, status: 'open', main: true, prices: field },
        { market: PLACE, status: 'open', main: false, prices: [[5, place]] },
      ],
    });
  world.source.say(UNEVEN_RACE, { type: 'FixtureAdded', fixture: testFixture(UNEVEN_RACE, Date.now() + 3_600_000) });
  say(2600);
  await vi.waitFor(() => expect(world.app.features.line.readQuote(UNEVEN_RACE, LONG)?.marketStatus).toBe('open'));
  const leg = { match: UNEVEN_RACE, selection: LONG, odds: 34_000 };
  const refused = await world.bet(player, [leg], { vid: 8 });
  expect([refused.json().code, refused.json().errors[0].leg]).toEqual(['each_way_terms', 0]);
  expect(await player.balanceMinor()).toBe(10_000n);
  // 1 + 33 / 5 = 7.60 for a place that its market has at 7.40.
  say(7400);
  await vi.waitFor(async () => expect((await world.bet(player, [leg], { vid: 8 })).json().data?.status).toBe('accepted'));
});

it('C219 refuses each way what has no places', async () => {
  const player = await world.player({ deposit: '100' });
  const refused = await world.bet(player, [{ match: 1 }], { vid: 8 });
  expect([refused.json().code, refused.json().errors[0].leg]).toEqual(['each_way_terms', 0]);
});
