import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hearPlayer } from '../harness/hear-player.ts';
import { type BettingWorld, FIRST_LIVE, ledgerFaults, startBettingApp, wireLegs } from '../harness/worlds/betting-app.ts';
import { testPrices } from '../harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp();
});
afterAll(() => world.close());

it('a player registers, deposits, looks at a coupon, places a single, an accumulator and a live bet, and reads the receipts when they are settled', async () => {
  const player = await world.player({ deposit: '100' });
  const heard: { kind: string; status?: string }[] = [];
  const end = hearPlayer(world.platform.bus, player.id, (message) => heard.push(message as { kind: string; status?: string }));
  const coupon = await player.request({
    method: 'POST',
    url: '/service-api/LiveBet/Open/UpdateCoupon',
    payload: { couponEvents: wireLegs([{ match: 1 }, { match: 2 }]), vid: 1, summ: '10' },
  });
  expect(coupon.json().data).toMatchObject({ potentialReturn: '40.00', problem: null });

  const single = (await world.bet(player, [{ match: 1 }])).json().data;
  const express = (await world.bet(player, [{ match: 1 }, { match: 2 }])).json().data;
  const betGuid = nanoid();
  const live = (await world.bet(player, [{ match: FIRST_LIVE, live: true }], { betGuid, notWait: true })).json().data;
  expect([single.status, express.status, live.status]).toEqual(['accepted', 'accepted', 'waiting']);
  // The price rises within the wait; the player asked for no change, so the bet comes back with the price that it would be taken at.
  world.source.say(FIRST_LIVE, { type: 'MarketChanged', markets: testPrices(2100) });
  const decision = async (guid: string) => (await player.request({ method: 'GET', url: `/web-api/bets/decision/${guid}` })).json().data;
  await expect.poll(async () => (await decision(betGuid)).status).toBe('refused');
  expect((await decision(betGuid)).refusal).toMatchObject({ code: 'price_changed', accepted: { odds: '2.10' } });
  const again = (await world.bet(player, [{ match: FIRST_LIVE, live: true, odds: 2100 }])).json().data;
  expect(again).toMatchObject({ status: 'accepted', balance: '70.00' });

  for (const match of [1, 2, FIRST_LIVE]) world.settle(match, 1);
  // By the role settle itself, woken by the news of the results.
  await expect.poll(() => player.balanceMinor()).toBe(7_000n + 2_000n + 4_000n + 2_100n);
  const receipt = (await player.request({ method: 'GET', url: `/web-api/bets/${express.betId}?lng=ru` })).json().data;
  expect(receipt).toMatchObject({
    status: 'won',
    paid: '40.00',
    legs: [{ matchName: 'Арсенал – Челси', result: 'win' }, { result: 'win' }],
  });
  expect(receipt.receipt.at(-1)).toMatchObject({ step: 'settled', arithmetic: '10.00 × 2.00 × 2.00 = 40.00' });
  // Each of the three is told twice: when it is placed and when it is settled.
  const countNews = (status: 'open' | 'won') => heard.filter((news) => news.kind === 'bet' && news.status === status).length;
  await expect.poll(() => [countNews('open'), countNews('won')]).toEqual([3, 3]);
  expect(heard.map((news) => news.kind)).toContain('balance');
  expect(await ledgerFaults(world)).toEqual([]);
  end();
});
