import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearPlayer } from '../../../tests/harness/hear-player.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import {
  type BettingWorld,
  ledgerFaults,
  readServiceToken,
  startBettingApp,
  type TestLeg,
  wireLegs,
} from '../../../tests/harness/worlds/betting-app.ts';

let world: BettingWorld;
let trader: TestOperator;
beforeAll(async () => {
  world = await startBettingApp({ matches: 30, liveMatches: 0 });
  trader = await world.operator(['trader']);
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  const { rows } = await world.platform.pool.query("select id from ledger_account where kind = 'player-hold' and balance_minor <> 0");
  expect(rows).toEqual([]);
  await world.close();
});

const ask = async (player: TestPlayer, legs: readonly TestLeg[], more: object = {}) =>
  world.request({
    method: 'POST',
    url: '/service-api/LiveBet/Secure/MakeBetBidWeb',
    headers: { authorization: `Bearer ${await readServiceToken(player)}` },
    payload: { couponEvents: wireLegs(legs), vid: legs.length - 1, summ: '10.00', betGuid: nanoid(), ...more },
  });
const answer = (payload: object) => trader.request({ method: 'POST', url: '/operator-api/bids/answer', payload });
const say = (player: TestPlayer, bidId: string, accept: boolean) =>
  player.request({ method: 'POST', url: `/web-api/bets/bids/${bidId}/answer`, payload: { accept } });
const listed = async (player: TestPlayer) => (await player.request({ method: 'GET', url: '/web-api/bets/bids' })).json().data.bids;

describe('POST /service-api/LiveBet/Secure/MakeBetBidWeb', () => {
  it('C221 places at once what the house takes, and holds the stake of what goes to a trader, once', async () => {
    const player = await world.player({ deposit: '100' });
    const plain = await ask(player, [{ match: 1 }]);
    expect(plain.json().data, plain.body).toMatchObject({ bid: null, bet: { status: 'accepted', stake: '10.00' } });
    const betGuid = nanoid();
    const better = await ask(player, [{ match: 1, odds: 2200 }], { betGuid });
    expect(better.json().data).toMatchObject({
      bet: null,
      balance: '80.00',
      bid: { status: 'waiting', stake: '10.00', legs: [{ askedOdds: 2200, oddsNow: 2000 }] },
    });
    expect((await ask(player, [{ match: 1, odds: 2200 }], { betGuid })).body).toBe(better.body);
    expect((await ask(player, [{ match: 1, odds: 2300 }], { betGuid })).json().code).toBe('bet_guid_reused');
    expect(await player.balanceMinor()).toBe(8_000n);
    await say(player, better.json().data.bid.bidId, false);
    expect(await player.balanceMinor()).toBe(9_000n);
  });

  it('C221 becomes a bet at the price asked for when the trader accepts', async () => {
    const player = await world.player({ deposit: '100' });
    const heard: unknown[] = [];
    const end = hearPlayer(world.platform.bus, player.id, (message) => heard.push(message));
    const { bidId } = (await ask(player, [{ match: 2, odds: 2200 }])).json().data.bid;
    const open = (await trader.request({ method: 'GET', url: '/operator-api/bids' })).json().data.bids;
    expect(open.map((bid: { bidId: string }) => bid.bidId)).toContain(bidId);
    const accepted = await answer({ bidId, decision: 'accept' });
    expect(accepted.json().data, accepted.body).toMatchObject({ status: 'accepted' });
    expect((await answer({ bidId, decision: 'accept' })).json().code).toBe('bid_state');
    const { betId } = accepted.json().data;
    const bet = (await player.request({ method: 'GET', url: `/web-api/bets/${betId}` })).json().data;
    expect(bet).toMatchObject({ status: 'open', stake: '10.00', potentialReturn: '22.00', legs: [{ odds: 2200 }] });
    await expect.poll(() => heard).toContainEqual({ kind: 'bid', bidId, status: 'accepted', betId });
    world.settle(2, 1);
    await world.settled();
    expect(await player.balanceMinor()).toBe(9_000n + 2_200n);
    end();
  });

  it('C221 takes a stake above the limit: 40 of 100 now, the rest at a new price when the player agrees', async () => {
    const player = await world.player({ deposit: '200000' });
    const now = (await world.bet(player, [{ match: 3 }], { summ: '150000', VIPBetSumm: '150000', approvedBet: true })).json().data;
    const asked = await ask(player, [{ match: 3 }], { summ: now.remainder });
    const { bidId, stake } = asked.json().data.bid;
    expect(stake).toBe(now.remainder);
    const before = await player.balanceMinor();
    const wrong = await answer({ bidId, decision: 'counter', stake: '99999999', odds: [1900] });
    expect(wrong.statusCode).toBe(400);
    expect((await answer({ bidId, decision: 'counter', stake: '1000.00', odds: [1900, 1900] })).statusCode).toBe(400);
    expect((await say(player, bidId, true)).json().code).toBe('bid_state');
    expect((await answer({ bidId, decision: 'counter', stake: '1000.00', odds: [1900] })).json().data).toMatchObject({
      status: 'offered',
      offer: { stake: '1000.00', odds: [1900] },
    });
    expect(await player.balanceMinor()).toBe(before);
    expect((await say(await world.player(), bidId, true)).json().code).toBe('bid_unknown');
    const taken = await Promise.all(Array.from({ length: 30 }, () => say(player, bidId, true)));
    expect(taken.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    expect((await listed(player))[0]).toMatchObject({ status: 'accepted', betId: expect.any(String) });
    expect(await player.balanceMinor()).toBe(20_000_000n - BigInt(now.stake.replace('.', '')) - 100_000n);
  });

  it('C221 gives the whole stake back when it is declined, its time is over, or a selection is gone', async () => {
    const player = await world.player({ deposit: '100' });
    const made = async (match: number): Promise<string> => (await ask(player, [{ match, odds: 2500 }])).json().data.bid.bidId;
    const [declined, late, gone] = [await made(4), await made(5), await made(6)];
    expect(await player.balanceMinor()).toBe(7_000n);
    await answer({ bidId: declined, decision: 'decline', reason: 'The price is not to be had.' });
    await world.platform.pool.query('update bid set expires_at = now() where id = $1', [late]);
    expect((await answer({ bidId: late, decision: 'accept' })).json().code).toBe('bid_state');
    await world.app.features.bids.expireDue();
    world.source.say(6, { type: 'MarketStopped', status: 'suspended' });
    await expect
      .poll(() => world.app.features.bets.line.readQuote(6, wireLegs([{ match: 6 }])[0]?.selectionId ?? 0)?.marketStatus)
      .toBe('suspended');
    expect((await answer({ bidId: gone, decision: 'accept' })).json().data).toMatchObject({ status: 'failed', betId: null });
    expect((await listed(player)).map((bid: { status: string }) => bid.status)).toEqual(['failed', 'expired', 'declined']);
    expect((await listed(player)).at(-1).reason).toBe('The price is not to be had.');
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('C221 refuses what no trader can take, and what the balance does not cover', async () => {
    const player = await world.player({ deposit: '5' });
    expect((await ask(player, [{ match: 7, odds: 2500 }])).json().errors[0]).toMatchObject({
      code: 'insufficient_funds',
      accepted: { max: '5.00' },
    });
    expect((await ask(player, [{ match: 9_999, odds: 2500 }], { summ: '1.00' })).json().code).toBe('market_closed');
    expect((await ask(player, [{ match: 7 }, { match: 7 }], { summ: '1.00' })).json().code).toBe('legs_same_match');
    expect((await ask(player, [{ match: 7 }], { avanceBet: true })).statusCode).toBe(400);
    expect(await player.balanceMinor()).toBe(500n);
  });
});
